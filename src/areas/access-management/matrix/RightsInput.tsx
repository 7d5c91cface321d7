import { useInput } from 'ra-core';
import { useState } from 'react';
import { matrix } from '../../../../i18n/areas/access-management/matrix';
import { useAccess } from '../../../authProvider/currentAccess';
import { useUser } from '../../../authProvider/currentUser';
import { missingRights, readRight } from '../../../domain/grants';
import { FullWidth } from '../../../form/FullWidth';
import { useAreas } from '../../../menu/MenuContext';
import { InfoBox } from '../../../ui/InfoBox';
import { useOwnWords } from '../../../ui/text/useOwnWords';
import type { Role } from '../accessManagementWire';
import { useRightsText } from '../rightsText';
import { RightsMatrix } from './RightsMatrix';

type RightsInputProps = {
  /** The stored role; undefined for a new one. */
  stored?: Role;
};

const none: readonly string[] = [];

/** The rights matrix as a form field, with the hints and errors that belong to it. */
export const RightsInput = ({ stored }: RightsInputProps) => {
  const words = useOwnWords(matrix);
  const rightsText = useRightsText();
  const own = useAccess();
  const areas = useAreas();
  const { role_name: ownRole } = useUser();
  // A colleague may rename the role while the form is open, so its opened name stays the user's own.
  const [ownAtOpening] = useState(ownRole);
  const { field, fieldState } = useInput({ source: 'permissions' });
  const rights = field.value as string[];
  const before = stored?.permissions ?? none;
  const sole = stored?.sole_rights ?? none;
  const unknown = rights.filter(
    (value) => !areas.some(({ permission }) => permission === readRight(value)?.permission),
  );
  const everything = areas.map(({ permission }) => `MANAGE_${permission}`);
  return (
    <FullWidth className="rights-input">
      {stored && [ownAtOpening, ownRole].includes(stored.name) && <InfoBox title={words('own')} />}
      {sole.length > 0 && <InfoBox title={words('sole')}>{words('soleHow')}</InfoBox>}
      {missingRights(own, everything).length > 0 && <InfoBox title={words('missingRights')} />}
      <RightsMatrix rights={rights} before={before} own={own} sole={sole} onChange={field.onChange} />
      {unknown.length > 0 && <p className="hint">{words('unknown', { rights: rightsText(unknown) })}</p>}
      {fieldState.error?.message && <p className="hint is-error">{fieldState.error.message}</p>}
    </FullWidth>
  );
};
