import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a certificate and its key. */
export type Certificate = { chain: string; key: string };

const certify = (path: string, name: string, extension: string, issuer?: Certificate): Certificate => {
  const own = { chain: `${path}.pem`, key: `${path}.key` };
  const configuration = `${path}.cnf`;
  // Not the machine's own, which has further extensions.
  writeFileSync(configuration, '[req]\ndistinguished_name = name\n[name]\n');
  const from = issuer ? ['-CA', issuer.chain, '-CAkey', issuer.key] : [];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-config', configuration, '-days', '2', '-noenc', '-subj', `/CN=${name}`],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-addext', extension, ...from],
      ...['-keyout', own.key, '-out', own.chain],
    ],
    { stdio: 'pipe' },
  );
  return own;
};

/** A throw-away authority, which signs by the second of two intermediates, as public ones may. */
export const createAuthority = (folder: string, name: string) => {
  const below = (path: string, issuer?: Certificate) =>
    certify(join(folder, path), path, 'basicConstraints=critical,CA:TRUE', issuer);
  const root = below(name);
  const first = below(`${name}-1`, root);
  const second = below(`${name}-2`, first);
  return {
    root: root.chain,
    issue: (host: string): Certificate => {
      const own = certify(join(folder, `${name}-${host}`), host, `subjectAltName=DNS:${host}`, second);
      for (const { chain } of [second, first]) appendFileSync(own.chain, readFileSync(chain));
      return own;
    },
  };
};
