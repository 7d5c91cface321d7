import { useCanAccessResources, useCreatePath, useResourceDefinitions, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useUser } from '../../authProvider/currentUser';
import { DraftBar } from '../../widgets/DraftBar';
import { PageHeader } from '../../widgets/PageHeader';
import './dashboard.css';

/** Home (specification §2 '/dashboard'): who one is, the form that waits, and the areas one may open. */
const Dashboard = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const user = useUser();
  const definitions = Object.values(useResourceDefinitions());
  const { canAccess, isPending } = useCanAccessResources({
    action: 'list',
    resources: definitions.map(({ name }) => name),
  });
  const open = definitions.filter(({ name }) => canAccess?.[name]);

  return (
    <>
      <PageHeader
        title={translate('resources.dashboard.greeting', { name: user.full_name })}
        sentence={translate('resources.dashboard.sentence', { role: user.role_name })}
      />
      <DraftBar />
      {open.length > 0 && (
        <nav aria-label={translate('resources.dashboard.shortcuts')}>
          <ul className="shortcuts">
            {open.map(({ name, icon: Icon }) => (
              <li key={name}>
                <Link to={createPath({ resource: name, type: 'list' })} className="shortcut">
                  {Icon && <Icon aria-hidden="true" />}
                  {translate(`resources.${name}.name`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isPending && open.length === 0 && <p>{translate('resources.dashboard.nothing')}</p>}
    </>
  );
};

export default Dashboard;
