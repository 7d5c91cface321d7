import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import buildProduct from '../../e2e/support/product';
import { createAuthority } from './authority';
import { type Deployed, release } from './deployed';
import { writeDocumented } from './document';

const freePorts = async (count: number): Promise<number[]> => {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer();
      await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
      return probe;
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))));
  return ports;
};

/** Releases the build, and starts nginx as the document says: the name of the API does not resolve yet. */
const setup = async (): Promise<() => void> => {
  await buildProduct();
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  // The workers of nginx are not root.
  chmodSync(folder, 0o755);
  const [https = 0, http = 0, door = 0, dns = 0, api = 0] = await freePorts(5);
  const authority = createAuthority(folder, 'authority');
  const { chain, key } = authority.issue('localhost');
  mkdirSync(join(folder, 'etc/ssl'), { recursive: true });
  cpSync(chain, join(folder, 'etc/ssl/fullchain.pem'));
  cpSync(key, join(folder, 'etc/ssl/privkey.pem'));
  const place = { folder, ports: { https, http, door, dns, api } };
  const main = writeDocumented(place, authority.root);
  cpSync('dist', join(folder, 'srv/releases/first'), { recursive: true });
  release(folder, 'first');
  cpSync('dist/config.json', join(folder, 'srv/config.json'));

  const right = authority.issue('api.example.id');
  const certificates = {
    right,
    otherName: authority.issue('other.example.id'),
    otherAuthority: createAuthority(folder, 'stranger').issue('api.example.id'),
  };
  process.env.DEPLOYED = JSON.stringify({ ...place, certificates } satisfies Deployed);
  process.env.E2E_ORIGIN = `https://localhost:${https}`;
  // Node and Chromium trust the authority, the latter by the key of the certificate.
  process.env.NODE_EXTRA_CA_CERTS = authority.root;
  const ownKey = new X509Certificate(readFileSync(chain)).publicKey.export({ type: 'spki', format: 'der' });
  process.env.E2E_KEY = createHash('sha256').update(ownKey).digest('base64');

  const nginx = (...args: string[]) =>
    execFileSync('/usr/sbin/nginx', ['-e', join(folder, 'error.log'), '-c', main, ...args], {
      stdio: 'inherit',
    });
  nginx();
  return () => {
    nginx('-s', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
};
export default setup;
