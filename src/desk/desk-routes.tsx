import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, Suspense, useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { invalidateAll } from '#shared/api/invalidate.ts';
import { queries } from '#shared/api/api.ts';
import { PageBoundary } from '#shared/components/page-boundary.tsx';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { lazyScreen, type PageLoaders } from '#shared/routing/lazy-screen.ts';
import { deskPages, isFor, type DeskPageName } from './session/desk-pages.ts';
import { deskPaths, formerPaths } from './session/desk-paths.ts';
import { MemberProvider, useDeskSession } from './session/desk-session.tsx';
import { InvitationPage } from './entry/invitation-page.tsx';
import { LogInPage } from './entry/log-in-page.tsx';
import { CallFailed } from './parts/call-failed.tsx';
import { useActive } from './parts/use-active.ts';
import { useUnsaved } from './session/unsaved.ts';
import { DeskShell } from './shell/desk-shell.tsx';
import { FactorDialog } from './shell/factor-dialog.tsx';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';

const deskPageLoaders: PageLoaders<DeskPageName> = {
  today: () => import('./today/today-page.tsx'),
  orders: () => import('./orders/orders-page.tsx'),
  order: () => import('./orders/order-page.tsx'),
  pricing: () => import('./pricing/pricing-page.tsx'),
  import: () => import('./import/import-page.tsx'),
  company: () => import('./company/company-page.tsx'),
  coupons: () => import('./coupons/coupons-page.tsx'),
  banners: () => import('./banners/banners-page.tsx'),
  stock: () => import('./stock/stock-page.tsx'),
  newVehicle: () => import('./stock/new-vehicle-page.tsx'),
  importStock: () => import('./stock/table/import-page.tsx'),
  vehicle: () => import('./stock/vehicle-page.tsx'),
  chats: () => import('./chat/chats-page.tsx'),
  inquiries: () => import('./inquiries/inquiries-page.tsx'),
  questions: () => import('./questions/questions-page.tsx'),
  offers: () => import('./offers/offers-page.tsx'),
  claims: () => import('./claims/claims-page.tsx'),
  mpesa: () => import('./mpesa/mpesa-page.tsx'),
  analytics: () => import('./analytics/analytics-page.tsx'),
  people: () => import('./people/people-page.tsx'),
  buyers: () => import('./people/buyers-page.tsx'),
  buyer: () => import('./people/buyer-page.tsx'),
  dealers: () => import('./people/dealers-page.tsx'),
  auditLog: () => import('./audit-log/audit-log-page.tsx'),
  account: () => import('./account/account-page.tsx'),
};
const names = Object.keys(deskPages) as DeskPageName[];
const shown = new Map(names.map((name) => [name, lazyScreen(deskPageLoaders[name])]));

export function DeskRoutes() {
  return (
    <PageBoundary>
      <Routes>
        <Route path={deskPaths.invitation()} element={<InvitationPage />} />
        <Route path={deskPaths.logIn()} element={<LogInPage />} />
        <Route path="*" element={<RequireLogIn />} />
      </Routes>
    </PageBoundary>
  );
}

/**
 * Layout route that requires a login and returns to the requested page. If a page has unsaved input, the login form opens
 * over it instead.
 */
function RequireLogIn() {
  const { isLoggedIn, isKept } = useDeskSession();
  const { pathname, search } = useLocation();
  useUnsaved(isKept);
  if (!isLoggedIn && !isKept) return <Navigate replace to={deskPaths.logIn()} state={{ from: pathname + search }} />;
  return (
    <>
      <Activity mode={isKept ? 'hidden' : 'visible'}>
        <MembersPages />
      </Activity>
      {isKept && <LogInPage />}
    </>
  );
}

/** Polling interval for the staff member’s role. */
const rolePollInterval = 20_000;

function MembersPages() {
  const queryClient = useQueryClient();
  const isActive = useActive();
  // An owner can change the role at any time.
  const me = useQuery({
    ...queries.staffMeOptions(),
    refetchInterval: isActive && rolePollInterval,
    refetchOnWindowFocus: 'always',
  });
  const { pathname } = useLocation();
  const shownRole = useRef(me.data?.role);
  const roleNow = me.data?.role;
  useEffect(() => {
    const before = shownRole.current;
    shownRole.current = roleNow;
    // Cached actions of orders and vehicles belong to the previous role.
    if (before !== undefined && before !== roleNow) void invalidateAll(queryClient);
  }, [roleNow, queryClient]);
  if (!me.data) return me.error ? <CallFailed error={me.error} onRetry={() => void me.refetch()} /> : <PageLoading />;
  const { role } = me.data;
  return (
    <MemberProvider value={me.data}>
      {/* Remounts the pages for another staff member. */}
      <DeskShell key={me.data.id}>
        {/* Resets the error boundary on navigation. */}
        <PageBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              {names.map((name) => {
                // Without its own route, /stock/new would match the vehicle route.
                const Page = (isFor(name, role) && shown.get(name)) || NoPermission;
                return <Route key={name} path={deskPages[name].path} element={<Page />} />;
              })}
              {Object.entries(formerPaths).map(([path, to]) => (
                <Route key={path} path={path} element={<Moved to={to} />} />
              ))}
              <Route path="*" element={<Navigate replace to={deskPaths.today()} />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </DeskShell>
      <FactorDialog />
    </MemberProvider>
  );
}

/** Redirects from a former path, with its parameters. */
function Moved({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate replace to={to + search} />;
}

/** Shown instead of a page that the role cannot open. */
function NoPermission() {
  const { t } = useTranslation('desk');
  return (
    <EmptyState
      text={t('noPermission')}
      hint={t('noPermissionHint')}
      action={<TextLink to={deskPaths.today()}>{t('page_today')}</TextLink>}
    />
  );
}
