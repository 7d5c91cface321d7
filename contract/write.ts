import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { createMockServer } from '../mocks/node';
import { callsOf } from './calls';
import { recordExamples } from './examples';
import { openApiOf } from './openapi';
import { operationsOf } from './operations';

export const contractFile = 'docs/openapi.yaml';
export const callsFile = 'docs/calls.md';

export const contractOperations = () => operationsOf(createMockServer({ sellers: 1 }).handlers);

/** The text of docs/openapi.yaml, the same on every day. */
export const contractText = async (): Promise<string> => {
  const operations = contractOperations();
  const document = openApiOf(operations, await recordExamples(operations));
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
};

/** `npm run contract:write` */
const write = async (): Promise<void> => {
  writeFileSync(contractFile, await contractText());
  writeFileSync(callsFile, callsOf(contractOperations()));
};

export default write;
