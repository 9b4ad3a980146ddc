import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Upload } from '../../../contract/uploads/upload.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { Picture } from '../../components/picture.tsx';
import { FoundHeading } from '../parts/found-heading.tsx';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import { findUploads, listFolders, uploadStates, type UploadFilter } from './find-uploads.ts';
import { UploadCard } from './upload-card.tsx';
import styles from './uploads.module.css';

const noFolder = '-';
const everything: UploadFilter = { words: '', folder: null, state: 'all' };

/** All pictures with search, folders and states. `?picture=12` in the address opens one of them. */
export function Library({
  uploads,
  onChanged,
}: {
  uploads: readonly Upload[];
  onChanged: () => void;
}): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(everything);
  const [removed, setRemoved] = useState<Upload | null>(null);
  const folders = listFolders(uploads);
  const open = uploads.find(({ uploadID }) => String(uploadID) === params.get('picture'));
  if (open)
    return (
      <>
        <p>
          <Link className={admin.back} to={buildPath('AdminUpload')}>
            {t('desk.uploads.toAll')}
          </Link>
        </p>
        <UploadCard
          key={open.uploadID}
          upload={open}
          folders={folders}
          onChanged={onChanged}
          onRemoved={(isKept) => {
            setRemoved(isKept ? open : null);
            setParams({});
            onChanged();
          }}
        />
      </>
    );
  const found = findUploads(uploads, filter);
  return (
    <>
      {removed && (
        <Notice kind="success" role="status">
          {t('desk.uploads.isRemoved')}{' '}
          <Link to={`${buildPath('AdminUpload')}?picture=${removed.uploadID}`}>
            {t('desk.uploads.seeRemoved')}
          </Link>
        </Notice>
      )}
      <Filters filter={filter} folders={folders} onFilter={setFilter} />
      <FoundHeading>{t('desk.uploads.found', { count: found.length })}</FoundHeading>
      <div className={styles.library} data-testid="library">
        {found.map((upload) => (
          <Tile key={upload.uploadID} upload={upload} />
        ))}
      </div>
    </>
  );
}

function Filters({
  filter,
  folders,
  onFilter,
}: {
  filter: UploadFilter;
  folders: readonly string[];
  onFilter: (filter: UploadFilter) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div className={styles.filters} role="search">
      <TextField
        type="search"
        label={t('desk.uploads.search')}
        value={filter.words}
        onChange={({ target }) => onFilter({ ...filter, words: target.value })}
      />
      <SelectField
        label={t('desk.uploads.folder')}
        value={filter.folder === '' ? noFolder : (filter.folder ?? '')}
        onChange={({ target: { value } }) =>
          onFilter({ ...filter, folder: value === '' ? null : value === noFolder ? '' : value })
        }
      >
        <option value="">{t('desk.uploads.allFolders')}</option>
        <option value={noFolder}>{t('desk.uploads.noFolder')}</option>
        {folders.map((folder) => (
          <option key={folder} value={folder}>
            {folder}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('desk.uploads.state')}
        value={filter.state}
        onChange={({ target }) =>
          onFilter({ ...filter, state: uploadStates.find((one) => one === target.value) ?? 'all' })
        }
      >
        {uploadStates.map((state) => (
          <option key={state} value={state}>
            {t(`desk.uploads.states.${state}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Tile({ upload: { uploadID, base, alt, name, folder, usedOn } }: { upload: Upload }): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAdminPaths();
  return (
    <Link
      className={styles.tile}
      to={`${buildPath('AdminUpload')}?picture=${uploadID}`}
      data-upload={uploadID}
    >
      <Picture src={base} alt="" sizes="200px" maxWidth={500} />
      <strong>{alt?.[language] || name}</strong>
      <span className={admin.soft}>
        {[
          ...(folder === '' ? [] : [folder]),
          ...(alt === null ? [t('desk.uploads.states.undescribed')] : []),
          t('desk.snippets.uses', { count: new Set(usedOn.map(({ page }) => page)).size }),
        ].join(' · ')}
      </span>
    </Link>
  );
}
