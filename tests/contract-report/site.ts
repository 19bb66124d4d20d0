import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A small site, by file: cases that a scan of source must handle. */
export const site: Readonly<Record<string, string>> = {
  'package.json': '{ "imports": { "#shared/*": "./src/shared/*", "#generated/*": "./generated/*" } }',
  'src/site/main.tsx': `import { routes } from './routes.tsx';
import { baseToken } from '#shared/api/start.ts';
import { Header } from './shell/header.tsx';

export const site = { routes, Header, baseToken };
`,
  'src/site/routes.tsx': `export const routes = [
  { path: '/cars', lazy: () => import('./features/yard/car-list-page.tsx') },
  { path: '/cars/:id', lazy: () => import('./features/yard/car-detail-page.tsx') },
  { path: '/account', lazy: () => import('./features/account/account-page.tsx') },
  { path: '/about', lazy: () => import('./features/about/about-page.tsx') },
];
`,
  'src/shared/api/session.ts': `import { whoAmIOptions } from '#generated/client/@tanstack/react-query.gen.ts';

export const currentUser = () => whoAmIOptions();
`,
  'src/shared/api/account.ts': `export { openSession } from '#generated/client/sdk.gen.ts';
`,
  'src/site/shell/header.tsx': `import { currentUser } from '../../shared/api/session.ts';

export const Header = () => currentUser();
`,
  'src/site/components/car-card.tsx': `import { useReserveCarMutation } from '#generated/client/@tanstack/react-query.gen.ts';

export const CarCard = () => useReserveCarMutation();
`,
  'src/site/features/yard/car-list-page.tsx': `import { CarCard } from '../../components/car-card.tsx';
import { readCars } from './read-cars.ts';

export default function CarListPage() {
  return [CarCard(), readCars()];
}
`,
  'src/site/features/yard/car-detail-page.tsx': `import { CarCard } from '../../components/car-card.tsx';
import type { readCars } from './read-cars.ts';

export default function CarDetailPage(): [unknown, typeof readCars | undefined] {
  return [CarCard(), undefined];
}
`,
  'src/site/features/yard/read-cars.ts': `import { api } from '#shared/api/client.ts';

export const readCars = () => api.listCars({ pageNo: 1 });
`,
  'src/site/features/yard/read-cars.test.ts': `import { getPhotoOptions } from '../../../generated/client/@tanstack/react-query.gen.ts';

export const neverShown = getPhotoOptions;
`,
  'src/site/features/account/account-page.tsx': `import { LoginForm } from './login-form.tsx';

export default LoginForm;
`,
  'src/site/features/account/login-form.tsx': `import { openSession } from '#shared/api/account.ts';

export const LoginForm = () => openSession({ email: '', password: '' });
`,
  'src/site/features/yard/photo-page.tsx': `import { forget } from './forget.ts';
import { photoTarget } from './photo-target.ts';

export default function PhotoPage() {
  return [photoTarget(), forget];
}
`,
  'src/site/features/yard/photo-target.ts': `import type { OperationId } from '../../../generated/operations.ts';

export const photoTarget = (): Extract<OperationId, 'markPhoto'> => 'markPhoto';
`,
  'src/site/features/yard/forget.ts': `import { invalidateCalls } from '#shared/api/invalidate.ts';

export const forget = (client: QueryClient) => invalidateCalls(client, 'listPhotos');
`,
  'src/shared/api/start.ts': `import { operations } from '#generated/operations.ts';

export const baseToken = () => operations.getBaseToken;
`,
  'src/site/features/about/about-page.tsx': `/** Says \`closeSession\` in its text and calls nothing. */
export default function AboutPage() {
  const closeSession = 'Close the session';
  return closeSession;
}
`,
};

export async function writeSite(root: string): Promise<void> {
  for (const [path, text] of Object.entries(site)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}
