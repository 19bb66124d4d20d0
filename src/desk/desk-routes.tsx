import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { invalidateAll } from '#shared/api/invalidate.ts';
import { queries } from '#shared/api/api.ts';
import { PageBoundary } from '#shared/components/page-boundary.tsx';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { deskPages, isFor, type DeskPageName } from './session/desk-pages.ts';
import { deskPaths } from './session/desk-paths.ts';
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

const shown: Readonly<Record<DeskPageName, ComponentType>> = {
  today: lazy(() => import('./today/today-page.tsx')),
  orders: lazy(() => import('./orders/orders-page.tsx')),
  order: lazy(() => import('./orders/order-page.tsx')),
  pricing: lazy(() => import('./pricing/pricing-page.tsx')),
  import: lazy(() => import('./import/import-page.tsx')),
  company: lazy(() => import('./company/company-page.tsx')),
  coupons: lazy(() => import('./coupons/coupons-page.tsx')),
  banners: lazy(() => import('./banners/banners-page.tsx')),
  stock: lazy(() => import('./stock/stock-page.tsx')),
  newVehicle: lazy(() => import('./stock/new-vehicle-page.tsx')),
  importStock: lazy(() => import('./stock/table/import-page.tsx')),
  vehicle: lazy(() => import('./stock/vehicle-page.tsx')),
  chats: lazy(() => import('./chat/chats-page.tsx')),
  inquiries: lazy(() => import('./inquiries/inquiries-page.tsx')),
  questions: lazy(() => import('./questions/questions-page.tsx')),
  analytics: lazy(() => import('./analytics/analytics-page.tsx')),
  people: lazy(() => import('./people/people-page.tsx')),
  buyers: lazy(() => import('./people/buyers-page.tsx')),
  buyer: lazy(() => import('./people/buyer-page.tsx')),
  dealers: lazy(() => import('./people/dealers-page.tsx')),
  auditLog: lazy(() => import('./audit-log/audit-log-page.tsx')),
  account: lazy(() => import('./account/account-page.tsx')),
};
const names = Object.keys(deskPages) as DeskPageName[];

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
const rolePace = 20_000;

function MembersPages() {
  const queryClient = useQueryClient();
  const isActive = useActive();
  // An owner can change the role at any time.
  const me = useQuery({
    ...queries.staffMeOptions(),
    refetchInterval: isActive && rolePace,
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
                const Page = isFor(name, role) ? shown[name] : NoPermission;
                return <Route key={name} path={deskPages[name].path} element={<Page />} />;
              })}
              <Route path="*" element={<Navigate replace to={deskPaths.today()} />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </DeskShell>
      <FactorDialog />
    </MemberProvider>
  );
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
