import { LinkBase } from 'ra-core';
import type { ComponentProps } from 'react';
import { type ButtonLook, withLook } from './Button';

type LinkProps = ComponentProps<typeof LinkBase>;

export const LinkButton = (props: LinkProps & ButtonLook) => <LinkBase {...withLook(props)} />;

export const TextLink = (props: LinkProps & Pick<ButtonLook, 'color'>) => (
  <LinkButton variant="link" {...props} />
);
