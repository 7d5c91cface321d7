import { parseArgs, type ParseArgsConfig } from 'node:util';

/** One sentence for the person who typed a command: scripts/run.mjs prints it, and ends with 64. */
export class BadInput extends Error {
  override name = 'BadInput';
}

/** The options of a command; no other argument is taken. @throws BadInput */
export const optionsIn = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  whereToRead: string,
) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // Node explains at length how else it could be meant.
    const [reason = ''] = (error as Error).message.split(/\.\s/);
    throw new BadInput(`${reason.replace(/\.$/, '')}: ${whereToRead} says what there is.`);
  }
};

/** @throws BadInput if something was asked for that there is not */
export const among = (asked: readonly string[], known: readonly string[]): void => {
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new BadInput(`There is no ${unknown.join(', ')}, only ${known.join(', ')}.`);
};

/** @throws BadInput */
export const nothingIn = (args: readonly string[], instead: string): void => {
  if (args.length > 0)
    throw new BadInput(`This command takes no argument such as ${args.join(' ')}: ${instead}`);
};
