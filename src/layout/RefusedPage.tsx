import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { pathOf } from '../menu/area';
import { profilePath } from '../menu/routeArea';
import { useVisibleAreas } from '../menu/visibleMenu';
import { StatePage } from './StatePage';

type RefusedPageProps = {
  /** False where the address belongs to no area: then no right would open it. */
  pageExists: boolean;
};

/** Shown instead of a page that the person may not open (specification §2 'Routing gate'), with a link to one they may. */
export const RefusedPage = ({ pageExists }: RefusedPageProps) => {
  const translate = useTranslate();
  const [first] = useVisibleAreas();
  const page = translate(first ? `resources.${first.name}.name` : 'layout.user.profile');
  return (
    <StatePage
      icon={LockOutlined}
      title={translate('layout.refused.title')}
      sentence={translate(pageExists ? 'layout.refused.sentence' : 'layout.refused.noPage')}
    >
      <Button variant="contained" component={Link} to={first ? pathOf(first) : profilePath}>
        {translate('layout.refused.goTo', { page })}
      </Button>
    </StatePage>
  );
};
