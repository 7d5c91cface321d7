import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Deployed } from './deployed';

/** The files of docs/deployment.md: a path alone at the start of a line, some words, and its content. */
const documented = /^`(\/[^`]+)`.*\n(?:.+\n)*\n```\w+\n([^]*?)^```/gm;

/** Pairs of what a text says and what takes its place. @throws for what it does not say */
const replaced = (text: string, places: readonly (readonly [string, string])[]): string =>
  places.reduce((before, [here, there]) => {
    if (!before.includes(here)) throw new Error(`docs/deployment.md has no ${here}`);
    return before.replaceAll(here, there);
  }, text);

/**
 * Writes Debian's configuration of nginx and the documented files below a folder, word by word but for names, ports and paths.
 * @returns the configuration to start nginx with
 */
export const writeDocumented = (
  { folder, ports }: Pick<Deployed, 'folder' | 'ports'>,
  authority: string,
): string => {
  cpSync('/etc/nginx', join(folder, 'etc/nginx'), { recursive: true, dereference: true });
  rmSync(join(folder, 'etc/nginx/sites-enabled/default'), { force: true });
  const main = join(folder, 'etc/nginx/nginx.conf');
  const debian = replaced(readFileSync(main, 'utf8'), [
    ['/etc/nginx/', `${folder}/etc/nginx/`],
    ['/var/log/nginx/', `${folder}/`],
    ['/run/nginx.pid', `${folder}/nginx.pid`],
  ]);
  writeFileSync(main, debian);
  // Debian's places are root's.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};\n`,
  );
  writeFileSync(join(folder, 'etc/nginx/conf.d/temporary.conf'), temporary.join(''));
  const text = replaced(readFileSync('docs/deployment.md', 'utf8'), [
    ['/etc/ssl/certs/ca-certificates.crt', authority],
    ['/etc/ssl/backoffice/', `${folder}/etc/ssl/`],
    ['/etc/nginx/', `${folder}/etc/nginx/`],
    ['/srv/backoffice', `${folder}/srv`],
    ['server_name backoffice.example.id', 'server_name localhost'],
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['127.0.0.1:4430', `127.0.0.1:${ports.door}`],
    ['192.0.2.53;', `127.0.0.1:${ports.dns};`],
    ['$api:443', `$api:${ports.api}`],
  ]);
  for (const [, path = '', content = ''] of text.matchAll(documented)) {
    mkdirSync(dirname(path), { recursive: true });
    // nginx.conf goes on where Debian's own ends.
    appendFileSync(path, content);
  }
  return main;
};
