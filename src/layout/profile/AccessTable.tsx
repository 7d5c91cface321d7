import { useTranslate } from 'ra-core';
import { profile } from '../../../i18n/layout/profile';
import { mayManage } from '../../authProvider/access';
import { useAccess } from '../../authProvider/currentAccess';
import { FullWidth } from '../../form/FullWidth';
import { useVisibleAreas } from '../../menu/visibleMenu';
import { useOwnWords } from '../../ui/text/useOwnWords';

/** A table of the pages that the signed-in user may view or manage. */
export const AccessTable = () => {
  const translate = useTranslate();
  const words = useOwnWords(profile);
  const access = useAccess();
  const areas = useVisibleAreas();
  if (areas.length === 0) return <FullWidth as="p">{words('accessNone')}</FullWidth>;
  return (
    <FullWidth as="table" className="access-table">
      <thead>
        <tr>
          <th scope="col">{words('accessPage')}</th>
          <th scope="col">{words('accessLevel')}</th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ name, permission }) => (
          <tr key={name}>
            <th scope="row">{translate(`resources.${name}.name`)}</th>
            <td>{words(mayManage(access, permission) ? 'manage' : 'view')}</td>
          </tr>
        ))}
      </tbody>
    </FullWidth>
  );
};
