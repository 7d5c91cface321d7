import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router';
import { basename } from '../menu/area';
import { StatePage } from './StatePage';

/** The page for an unknown address: react-admin's `catchAll`. */
const NotFoundPage = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <StatePage
      icon={SearchOffOutlined}
      title={translate('layout.notFound.title')}
      sentence={translate('layout.notFound.sentence')}
    >
      <Button variant="contained" component={Link} to={basename}>
        {translate('layout.error.toDashboard')}
      </Button>
      <Button variant="outlined" onClick={() => void navigate(-1)}>
        {translate('layout.error.back')}
      </Button>
    </StatePage>
  );
};

export default NotFoundPage;
