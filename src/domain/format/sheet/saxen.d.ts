/** What we use of saxen, which has no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  type Attributes = () => Record<string, string>;

  export class Parser {
    on(event: 'openTag', listen: (name: string, attributes: Attributes, decode: Decode) => void): this;
    on(event: 'text', listen: (text: string, decode: Decode) => void): this;
    on(event: 'cdata' | 'closeTag', listen: (text: string) => void): this;
    /** @throws Error if the text is not XML */
    parse(xml: string): void;
  }
}
