import { beforeAll } from 'vitest';

// Code on demand is compiled before the tests: the first one to open a page would spend its waiting time on it.
const onDemand = import.meta.glob([
  '../src/{areas,charts,form,list,record,ui}/**/*.tsx',
  '../src/*/**/*Page.tsx',
]);

beforeAll(() => Promise.all(Object.values(onDemand).map(async (load) => load())));
