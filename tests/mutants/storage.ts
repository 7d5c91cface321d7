import { caughtBy, type Mutant } from './mutant';

const oneLine = 'tests/mocks/storage/oneLine.test.ts';
const secrets = 'tests/mocks/collections/driverSecrets.test.ts';

/** What the embedded API stores, and who may read it. */
export const storage: readonly Mutant[] = [
  ...caughtBy('tests/mocks/storage/crash.test.ts', 'leaves balance', [
    {
      name: 'journal: memory changes before the disk',
      file: 'mocks/storage/dbTransactions.ts',
      find: 'if (changes.length > 0) journal.append(changes);\n      for (const table of tables) table.keep();',
      replace:
        'for (const table of tables) table.keep();\n      if (changes.length > 0) journal.append(changes);',
    },
    {
      name: 'journal: half a line stays after a full disk',
      file: 'mocks/storage/journalFile.ts',
      find: '() => ftruncateSync(file, end),',
      replace: '() => void end,',
    },
  ]),
  ...caughtBy(oneLine, undefined, [
    {
      name: 'journal: every record of a call is a line of its own',
      file: 'mocks/server/endpoint.ts',
      find: 'context.db.transaction(() => answer({ request, params, body }, account))',
      replace: 'answer({ request, params, body }, account)',
    },
    {
      name: 'journal: a registration and its answer are two lines',
      file: 'mocks/merchants/merchants.ts',
      find: 'return db.transaction(() => register(call));',
      replace: 'return register(call);',
    },
    {
      name: 'journal: an update of a seller and who made it are two lines',
      file: 'mocks/merchants/merchants.ts',
      find: 'db.transaction(() => {\n          db.sellers.put(withHistory(seller, changed, account));',
      replace: '[0].forEach(() => {\n          db.sellers.put(withHistory(seller, changed, account));',
    },
  ]),
  ...caughtBy('tests/mocks/storage/crash.test.ts', 'no other server', [
    {
      name: 'data folder: servers of two processes work on it',
      file: 'mocks/storage/dataFolder.ts',
      find: 'if (!isRunning(pid)) return false;',
      replace: 'return false;',
    },
  ]),
  ...caughtBy('tests/mocks/storage/journalFile.test.ts', undefined, [
    {
      name: 'data folder: two servers work on it',
      file: 'mocks/storage/dataFolder.ts',
      find: 'if (pid === process.pid) return held.has(path);',
      replace: 'if (pid === process.pid) return false;',
    },
    {
      name: 'data folder: everybody may read the journal',
      file: 'mocks/storage/journalFile.ts',
      find: 'const mode = 0o600;',
      replace: 'const mode = 0o644;',
    },
  ]),
  ...caughtBy('tests/mocks/storage/lockedBy.test.ts', undefined, [
    {
      name: 'data folder: the id of a killed server that another program has now stops the start',
      file: 'mocks/storage/dataFolder.ts',
      find: "startNow === '' || start === startNow",
      replace: "startNow === '' || start !== ''",
    },
  ]),
  ...caughtBy('tests/mocks/storage/journalGrowth.test.ts', undefined, [
    {
      name: 'journal: each entry of a history writes the whole record again',
      file: 'mocks/storage/table.ts',
      find: 'after && before && isJournalled',
      replace: 'after && before && !isJournalled && false',
    },
    {
      name: 'journal: the answer of an action is kept with the whole history',
      file: 'mocks/rest/doneOnce.ts',
      find: 'Array.isArray(answer.history)\n    ?',
      replace: 'Array.isArray(answer.nothing)\n    ?',
    },
  ]),
  ...caughtBy('tests/mocks/storage/recordChange.test.ts', undefined, [
    {
      name: 'journal: a record of the seed is never written whole',
      file: 'mocks/storage/table.ts',
      find: 'journalled.has(id) || staged.has(id)',
      replace: 'true',
    },
  ]),
  ...caughtBy('tests/mocks/storage/flush.test.ts', undefined, [
    {
      name: 'journal: a call is answered before the disk has its line',
      file: 'mocks/storage/journalFile.ts',
      find: '  fdatasyncSync(file);\n',
      replace: '',
    },
  ]),
  ...caughtBy('tests/mocks/storage/damagedJournal.test.ts', 'incomplete', [
    {
      name: 'journal: a half record is replayed',
      file: 'mocks/storage/journalText.ts',
      find: 'const columns = faultsOf(one);',
      replace: 'const columns: readonly string[] = [];',
    },
  ]),
  ...caughtBy('tests/mocks/server/requestCosts.test.ts', undefined, [
    {
      name: 'costs: a filter has as many values as fit into a body',
      file: 'mocks/server/endpoint.ts',
      find: 'if (hasTooManyValues(json)) return refuse(413, tooMany);',
      replace: '',
    },
    {
      name: 'costs: the rows of an area are read for each list that is counted',
      file: 'mocks/rest/counts.ts',
      find: 'read.set(collection, rows);',
      replace: '',
    },
  ]),
  ...caughtBy(secrets, undefined, [
    {
      name: 'secrets: a list of drivers holds whole numbers',
      file: 'mocks/rest/simpleRest.ts',
      find: 'listAnswer(resource, query, recordsOf(collection, tables).map(view), {',
      replace: 'listAnswer(resource, query, recordsOf(collection, tables), {',
    },
    {
      name: 'secrets: a changed driver is answered with whole numbers',
      file: 'mocks/rest/simpleRest.ts',
      find: 'return HttpResponse.json(view(changed));',
      replace: 'return HttpResponse.json(changed);',
    },
    {
      name: 'secrets: a look at a number is kept nowhere',
      file: 'mocks/rest/restSecrets.ts',
      find: 'keepLook(record, account, `reveal.${body.field}`);',
      replace: '',
    },
  ]),
  ...caughtBy('tests/mocks/server/loginLimit.test.ts', undefined, [
    {
      name: 'login: one address may try every account',
      file: 'mocks/server/loginLimit.ts',
      find: 'perAddress: 60',
      replace: 'perAddress: 6000',
    },
  ]),
  ...caughtBy('tests/mocks/collections/roles.test.ts', undefined, [
    {
      name: 'rights: a role that holds more than one does can be emptied',
      file: 'mocks/collections/roles.ts',
      find: 'const refusal = record && refusalOf(record, account);',
      replace: 'const refusal = undefined;',
    },
    {
      name: 'rights: a right that nobody could give back is taken away',
      file: 'mocks/collections/roles.ts',
      find: 'const orphaned = record ? orphanedBy(tables, record, permissions) : [];',
      replace: 'const orphaned: string[] = [];',
    },
    {
      name: 'rights: an inactive user admin counts as somebody who could give a right back',
      file: 'mocks/server/staffAccounts.ts',
      find: 'is_active && role_id !== role.id',
      replace: 'role_id !== role.id',
    },
  ]),
  ...caughtBy('tests/mocks/collections/userAdminProtection.test.ts', 'with more rights', [
    {
      name: 'rights: a user admin who holds more than one does can be renamed',
      file: 'mocks/collections/userAdmins.ts',
      find: '(call.record && refusalOf({ ...call, record: call.record })) ?? [',
      replace: '[',
    },
  ]),
  ...caughtBy('tests/login/replacedSession.test.tsx', 'ends the token', [
    {
      name: 'session: a login over a session leaves its token alive',
      file: 'src/authProvider/login.ts',
      find: 'for (const token of new Set([replaced, info.token.access_token]))',
      replace: 'for (const token of new Set([info.token.access_token]))',
    },
  ]),
];
