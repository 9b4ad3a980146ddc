import type { ReactNode } from 'react';
import type { TeamBusiness } from '../../../contract/team/team.ts';
import { isForWholeBusiness, type TeamRole } from '../../../domain/roles.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox, Radio } from '../../components/choice.tsx';
import own from './team.module.css';

/** Ordered from most to fewest permissions. */
const offeredRoles: readonly TeamRole[] = ['cohost', 'reception', 'bookkeeper', 'cleaner'];

export interface Rights {
  role: TeamRole;
  /** Null for all homes. */
  homes: readonly number[] | null;
}

/** Chooses the permissions of a team member and the homes to which they apply. */
export function RightsFields({
  name,
  rights,
  homes,
  isMissing,
  onChange,
}: {
  /** Distinguishes the fields of several forms on the page. */
  name: string;
  rights: Rights;
  homes: TeamBusiness['homes'];
  /** True if the form was submitted without a home. */
  isMissing: boolean;
  onChange: (rights: Rights) => void;
}): ReactNode {
  const { t } = useTexts();
  const chosen = rights.homes;
  return (
    <>
      <fieldset className={own.choices}>
        <legend>{t('landlord.team.role')}</legend>
        {offeredRoles.map((role) => (
          <Radio
            key={role}
            name={`${name}-role`}
            value={role}
            label={t(`landlord.team.roles.${role}`)}
            detail={t(`landlord.team.roleText.${role}`)}
            checked={rights.role === role}
            onChange={() => onChange({ role, homes: isForWholeBusiness(role) ? null : rights.homes })}
          />
        ))}
      </fieldset>
      {isForWholeBusiness(rights.role) ? (
        <p>{t('landlord.team.wholeBusiness')}</p>
      ) : (
        <fieldset className={own.choices}>
          <legend>{t('landlord.team.homes')}</legend>
          <Radio
            name={`${name}-homes`}
            value="all"
            label={t('landlord.team.allHomes')}
            detail={t('landlord.team.allHomesText')}
            checked={chosen === null}
            onChange={() => onChange({ ...rights, homes: null })}
          />
          <Radio
            name={`${name}-homes`}
            value="chosen"
            label={t('landlord.team.chosenHomes')}
            checked={chosen !== null}
            onChange={() => onChange({ ...rights, homes: chosen ?? [] })}
          />
          {chosen !== null && (
            <div className={own.homes} data-testid="team-homes">
              {homes.map(({ objectNumber, title, place }) => (
                <Checkbox
                  key={objectNumber}
                  label={title.includes(place) ? title : `${title}, ${place}`}
                  checked={chosen.includes(objectNumber)}
                  invalid={isMissing && chosen.length === 0}
                  onChange={({ target }) =>
                    onChange({
                      ...rights,
                      homes: target.checked
                        ? [...chosen, objectNumber]
                        : chosen.filter((one) => one !== objectNumber),
                    })
                  }
                />
              ))}
            </div>
          )}
          {isMissing && chosen?.length === 0 && (
            <p role="alert" className={own.problem}>
              {t('landlord.team.problem.noHomes')}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
