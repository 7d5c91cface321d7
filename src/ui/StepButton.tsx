import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { IconButton } from './IconButton';

type StepButtonProps = {
  label: string;
  by: -1 | 1;
  /** Undefined at the end. */
  onStep: (() => void) | undefined;
};

/** To the previous or the next one, as the arrow keys. */
export const StepButton = ({ label, by, onStep }: StepButtonProps) => (
  <IconButton
    tooltip="bottom"
    label={label}
    keys={by < 0 ? '←' : '→'}
    aria-keyshortcuts={by < 0 ? 'ArrowLeft' : 'ArrowRight'}
    off={onStep === undefined}
    onClick={onStep}
  >
    {by < 0 ? <ChevronLeftOutlined /> : <ChevronRightOutlined />}
  </IconButton>
);
