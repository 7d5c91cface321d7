import { type ResourceDefinition, useCreatePath, useTranslate } from 'ra-core';
import { Link } from 'react-router';

/** The areas one may open, in the order of the menu. */
export const Shortcuts = ({ areas }: { areas: readonly ResourceDefinition[] }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <nav aria-label={translate('resources.dashboard.shortcuts')} className="dashboard-section">
      <h2>{translate('resources.dashboard.shortcuts')}</h2>
      <ul className="shortcuts">
        {areas.map(({ name, icon: Icon }) => (
          <li key={name}>
            <Link to={createPath({ resource: name, type: 'list' })} className="shortcut">
              {Icon && <Icon aria-hidden="true" />}
              {translate(`resources.${name}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
