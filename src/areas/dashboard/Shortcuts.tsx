import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { type Area, fromMenu, pathOf } from '../../menu/area';

/** Links to the areas that the user may open, in the order of the menu. */
export const Shortcuts = ({ areas }: { areas: readonly Area[] }) => {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('resources.dashboard.shortcuts')} className="dashboard-section">
      <h2>{translate('resources.dashboard.shortcuts')}</h2>
      <ul className="shortcuts">
        {areas.map((area) => {
          const Icon = area.icon;
          return (
            <li key={area.name}>
              <Link to={pathOf(area)} state={fromMenu} className="shortcut">
                {Icon && <Icon aria-hidden="true" />}
                <span>{translate(`resources.${area.name}.name`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
