import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { contractFile } from '../../contract/write';
import { folder, run } from './support/tools';

/** How a program of a host would begin, with the types that openapi-typescript writes. */
const program = `
  import type { paths } from './openapi';
  type Login = paths['/users-services/api/v1/backoffice/login']['post'];
  type Sellers = paths['/users-services/api/v1/backoffice/get-list-merchant']['post'];
  export const login = (username: string): Login['requestBody']['content']['application/json'] =>
    ({ username, password: 'rahasia123' });
  export const namesOf = ({ data }: Sellers['responses'][200]['content']['application/json']): string[] =>
    data.payload.map((row) => row.full_name);
`;

/** What the project's TypeScript says of it, the types included. */
const complaintsOf = (text: string): string[] => {
  const file = join(folder, 'program.ts');
  writeFileSync(file, text);
  const config: unknown = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const compiled = ts.createProgram([file], {
    ...options,
    lib: ['lib.es2023.d.ts'],
    types: [],
    skipLibCheck: false,
  });
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

beforeAll(() => void run('openapi-typescript', contractFile, '--output', join(folder, 'openapi.d.ts')));

it('the types of openapi-typescript compile, and so does a program that uses them', () =>
  expect(complaintsOf(program)).toEqual([]));

it('they refuse a password that is a number, and a field that no seller has', () => {
  const wrong = program.replace("'rahasia123'", '123').replace('full_name', 'fullname');
  expect(complaintsOf(wrong)).toEqual([
    "Type 'number' is not assignable to type 'string'.",
    expect.stringMatching(/^Property 'fullname' does not exist on type/),
  ]);
});
