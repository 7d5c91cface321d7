import { createMockServer } from '../../mocks/node';
import { type Operation, operationsOf } from '../operations';
import { createClient } from './client';
import { checkHost } from './hostChecks';
import { checkLists } from './listChecks';
import { help, type Options, optionsOf, readPassword } from './options';
import { jsonOf, type Report, reportOf, textOf } from './report';
import { type Tried, walk } from './walk';
import { writeSeller } from './writtenSeller';
import { changeFromWrongPassword } from './wrongPassword';

let known: readonly Operation[] | undefined;
const everyOperation = () => (known ??= operationsOf(createMockServer({ sellers: 1 }).handlers));

/** Compares a host with the contract. Writes nothing to it without `mayWrite`. */
export const check = async (options: Options): Promise<Report> => {
  const operations = everyOperation();
  const client = createClient(options.host, options.mayWrite);
  const walked = await walk(client, operations, options);
  if (client.token() === null) return reportOf(walked.tried, [], options);
  const lists = await checkLists(client, walked);
  const writing = options.mayWrite
    ? [
        await writeSeller(client, operations, walked),
        await changeFromWrongPassword(client, operations, options.password),
      ]
    : [];
  const tried = writing.flatMap((one) => one.tried);
  const checks = writing.flatMap((one) => one.checks);
  const otherOrigin = options.origin === options.host ? undefined : options.origin;
  const host = await checkHost(client, operations, walked, otherOrigin);
  const isWritten = ({ operation }: Tried) => tried.some((one) => one.operation === operation);
  const calls = [...walked.tried.filter((one) => !isWritten(one)), ...tried];
  return reportOf(calls, [...lists, ...checks, ...host], options);
};

/** `npm run contract -- --host URL --user NAME` */
const run = async (args: string[]): Promise<void> => {
  const given = optionsOf(args);
  if (given === null) return void process.stdout.write(`${help}\n`);
  const options = { ...given, password: await readPassword() };
  const report = await check(options);
  process.stdout.write(`${options.isJson ? jsonOf(report) : textOf(report, options)}\n`);
  process.exitCode = report.exitCode;
};
export default run;
