import { foreign } from './tools';

/**
 * Sqlite as Sequelize takes it (its option `dialectModule`), on sql.js: the packages sqlite3 and better-sqlite3 fetch a binary by a
 * script while they are installed, and no script runs here.
 */

type Values = Readonly<Record<string, unknown>> | readonly unknown[];
type Row = Readonly<Record<string, unknown>>;
type Done = (this: { changes: number }, error: Error | null, rows?: Row[]) => void;

/** Of sql.js, what is used. */
type SqlJs = {
  Database: new () => {
    prepare: (
      sql: string,
      values: Values,
    ) => { step: () => boolean; getAsObject: () => Row; free: () => void };
    getRowsModified: () => number;
  };
};

export const sqlite = async () => {
  const sqlJs = await (foreign('sql.js') as () => Promise<SqlJs>)();

  class Database {
    readonly filename = ':memory:';
    private readonly database = new sqlJs.Database();

    constructor(_file: string, _mode: number, opened: (error: null) => void) {
      setImmediate(opened, null);
    }

    serialize(work: () => void): void {
      work();
    }

    all(sql: string, ...rest: [Done?] | [Values, Done]): void {
      const done = rest.at(-1) as Done | undefined;
      const values = rest.length === 2 ? rest[0] : [];
      const rows: Row[] = [];
      try {
        const statement = this.database.prepare(sql, values);
        while (statement.step()) rows.push(statement.getAsObject());
        statement.free();
      } catch (error) {
        done?.call({ changes: 0 }, error as Error);
        return;
      }
      done?.call({ changes: this.database.getRowsModified() }, null, rows);
    }

    run = this.all.bind(this);
  }

  return { Database, OPEN_READWRITE: 2, OPEN_CREATE: 4 };
};
