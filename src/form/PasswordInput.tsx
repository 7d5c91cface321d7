import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput, type TextInputProps } from './TextInput';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'endAdornment'> & { initiallyVisible?: boolean };

/** A text input with a button that shows or hides the password, as react-admin's `<PasswordInput>`. */
export const PasswordInput = ({ initiallyVisible = false, ...props }: PasswordInputProps) => {
  const translate = useTranslate();
  const [isVisible, setVisible] = useState(initiallyVisible);
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={translate(`ra.input.password.toggle_${isVisible ? 'visible' : 'hidden'}`)}
          onClick={() => setVisible(!isVisible)}
          size="small"
        >
          {isVisible ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}
        </IconButton>
      }
    />
  );
};
