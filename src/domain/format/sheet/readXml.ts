import { Parser } from 'saxen';

/** Called for the parts of an XML text, in their order. Names come without the prefix of a namespace. */
type Listeners = {
  open: (name: string, attribute: (name: string) => string | undefined) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads an XML text once, without building a tree of it. @throws Error if it is not XML */
export const readXml = (xml: string, { open, text, close }: Listeners): void => {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) =>
    open(localName(name), (wanted) => {
      const all = attributes();
      const raw = all[wanted] ?? all[Object.keys(all).find((key) => localName(key) === wanted) ?? ''];
      return raw === undefined ? undefined : decode(raw);
    }),
  );
  if (text) parser.on('text', (raw, decode) => text(decode(raw))).on('cdata', text);
  if (close) parser.on('closeTag', (name) => close(localName(name)));
  parser.parse(xml);
};
