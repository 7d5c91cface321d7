import { LinkBase } from 'ra-core';
import type { ComponentProps } from 'react';
import { type ButtonLook, withLook } from './Button';

type LinkProps = ComponentProps<typeof LinkBase>;

/** A link that looks like a button: `<LinkButton to="/orders" variant="outlined">`. */
export const LinkButton = (props: LinkProps & ButtonLook) => <LinkBase {...withLook(props)} />;

/** A link in a text, to a page of the product or to any other address. */
export const TextLink = (props: LinkProps & Pick<ButtonLook, 'color'>) => (
  <LinkButton variant="link" {...props} />
);
