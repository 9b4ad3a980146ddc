import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { defaultLanguage } from '../../../domain/language.ts';
import { menuNames, menuPage, type MenuName } from '../../../domain/menus.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ContentLoader, type ContentList } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';

const UnitEditor = lazyPart(() => import('../../features/content-editor/unit-editor.tsx'), 'unit-editor');

export function Menus(): ReactNode {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const name = menuNames.find((one) => one === params.get('menu'));
  return (
    <ContentLoader>
      {(listed, reload) => {
        if (name === undefined)
          return menuNames.map((one) => <MenuCard key={one} name={one} listed={listed} />);
        return (
          <div className={admin.stack} data-testid="menu">
            <h2 className={admin.title}>{t(`desk.menus.${name}`)}</h2>
            <UnitEditor
              key={name}
              unit={{ page: menuPage(name), containerKey: 'main', language: defaultLanguage }}
              listed={listed}
              frame={(_, blocks) => <div className={admin.stack}>{blocks}</div>}
              onClose={() => {
                setParams({});
                reload();
              }}
            />
          </div>
        );
      }}
    </ContentLoader>
  );
}

function MenuCard({ name, listed }: { name: MenuName; listed: ContentList }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const unit = listed.units.find(({ page }) => page === menuPage(name));
  const draft = unit?.draft ?? null;
  const publishedAt = unit?.publishedAt ?? null;
  return (
    <Card className={admin.stack} data-testid={`menu-${name}`}>
      <h2 className={admin.title}>{t(`desk.menus.${name}`)}</h2>
      <p className={admin.soft}>
        {publishedAt === null
          ? t('desk.menus.usual')
          : t('desk.menus.published', { moment: format.moment(publishedAt) })}
      </p>
      {draft !== null && (
        <p className={admin.soft}>
          {t('desk.menus.draft', { name: draft.author, moment: format.moment(draft.updatedAt) })}
        </p>
      )}
      <p>
        <ButtonLink
          to={`${buildPath('AdminMenus')}?menu=${name}`}
          aria-label={t('desk.menus.editOne', { name: t(`desk.menus.${name}`) })}
        >
          {t('desk.menus.edit')}
        </ButtonLink>
      </p>
    </Card>
  );
}
