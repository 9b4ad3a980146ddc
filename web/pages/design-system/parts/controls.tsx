import { useState, type ReactNode } from 'react';
import { Breadcrumb } from '../../../components/breadcrumb.tsx';
import { Button, ButtonLink, type ButtonVariant } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import { WatchToggle } from '../../../features/watch-button/watch-button.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet'];

export function Controls(): ReactNode {
  const { t } = useTexts();
  const label = t('search.box.submit');
  const [persons, setPersons] = useState(2);
  const [open, setOpen] = useState(false);
  return (
    <>
      {variants.map((variant) => (
        <Specimens key={variant} name={`button-${variant}`}>
          <Specimen state="rest">
            <Button variant={variant}>{label}</Button>
          </Specimen>
          <Specimen state="hover" force="hover">
            <Button variant={variant}>{label}</Button>
          </Specimen>
          <Specimen state="focus" force="focus-visible">
            <Button variant={variant}>{label}</Button>
          </Specimen>
          <Specimen state="active" force="active">
            <Button variant={variant}>{label}</Button>
          </Specimen>
          <Specimen state="disabled">
            <Button variant={variant} disabled>
              {label}
            </Button>
          </Specimen>
          <Specimen state="loading">
            <Button variant={variant} busy>
              {label}
            </Button>
          </Specimen>
          <Specimen state="small">
            <Button variant={variant} small>
              {label}
            </Button>
          </Specimen>
          <Specimen state="link">
            <ButtonLink variant={variant} to="/">
              {label}
            </ButtonLink>
          </Specimen>
        </Specimens>
      ))}
      <Specimens name="watch-button">
        {(['inactive', 'active', 'failed'] as const).map((state) => (
          <Specimen key={state} state={state}>
            <WatchToggle
              objectNumber={1}
              title={label}
              watched={state === 'active'}
              failed={state === 'failed'}
              withLabel
              onToggle={() => undefined}
            />
          </Specimen>
        ))}
        <Specimen state="hover" force="hover">
          <WatchToggle objectNumber={1} title={label} watched={false} withLabel onToggle={() => undefined} />
        </Specimen>
        <Specimen state="on a picture">
          <WatchToggle objectNumber={1} title={label} watched onToggle={() => undefined} />
        </Specimen>
      </Specimens>
      <Specimens name="stepper">
        <Specimen state="lowest">
          <Stepper
            label={t('search.box.persons')}
            value={persons}
            min={2}
            max={8}
            onChange={setPersons}
            decreaseLabel={t('object.box.less', { name: t('search.box.persons') })}
            increaseLabel={t('object.box.more', { name: t('search.box.persons') })}
          />
        </Specimen>
      </Specimens>
      <Specimens name="pagination">
        {[1, 7, 24].map((page) => (
          <Specimen key={page} state={`${page} / 24`}>
            <Pagination
              page={page}
              pages={24}
              to={(other) => `/search/?page=${other}`}
              texts={{
                label: `${t('search.paging.label')} ${page}`,
                previous: t('search.paging.previous'),
                next: t('search.paging.next'),
                page: (other) => t('search.pageNumber', { page: other }),
              }}
            />
          </Specimen>
        ))}
      </Specimens>
      <Specimens name="breadcrumb">
        <Specimen state="rest">
          <Breadcrumb
            label={t('shell.breadcrumb')}
            crumbs={[
              { name: t('shell.name'), path: '/' },
              { name: t('shell.search'), path: '/search/' },
              { name: t('shell.offers'), path: null },
            ]}
          />
        </Specimen>
      </Specimens>
      <Specimens name="dialog">
        <Specimen state="closed">
          <Button onClick={() => setOpen(true)} data-testid="open-dialog">
            {t('search.allFilters')}
          </Button>
          {open && (
            <Dialog
              title={t('search.allFilters')}
              closeLabel={t('search.close')}
              onClose={() => setOpen(false)}
              footer={<Button variant="primary">{label}</Button>}
            >
              <p>{t('search.none.text')}</p>
            </Dialog>
          )}
        </Specimen>
      </Specimens>
    </>
  );
}
