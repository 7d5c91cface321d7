import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { createMockServer } from '../mocks/node';
import { callsOf } from './calls';
import { type Examples, recordExamples } from './examples';
import { openApiOf } from './openapi';
import { type Operation, operationsOf } from './operations';

export const contractFile = 'docs/openapi.yaml';
export const callsFile = 'docs/calls.md';

export const contractOperations = () => operationsOf(createMockServer({ sellers: 1 }).handlers);

/** The text of docs/openapi.yaml, the same on every day. */
export const contractText = (operations: readonly Operation[], examples: Examples): string =>
  stringify(openApiOf(operations, examples), { aliasDuplicateObjects: false, lineWidth: 0 });

/** `npm run contract:write` */
const write = async (): Promise<void> => {
  const operations = contractOperations();
  writeFileSync(contractFile, contractText(operations, await recordExamples(operations)));
  writeFileSync(callsFile, callsOf(operations));
};

export default write;
