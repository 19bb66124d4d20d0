import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { queries } from '../../api/api.ts';
import { useKeptUser } from '../../app/session.tsx';
import { usePageTitle } from '../../app/page-title.ts';
import { type CentreItem, centreItems, paths, tabs } from '../../routing/paths.ts';
import styles from './centre-page.module.css';
import { DealerResult } from './dealer/dealer-result.tsx';
import { CentreMenu } from './frame/centre-menu.tsx';
import { Item } from './frame/item.tsx';
import { nameOf } from './frame/menu-items.ts';
import { readItem } from './frame/read-item.ts';
import { RecommendedVehicles } from './frame/recommended-vehicles.tsx';
import { EmailText } from '../../components/email-text.tsx';

export default function CentrePage() {
  const [search] = useSearchParams();
  const user = useKeptUser();
  const item = readItem(search.get('type'));
  // Whose session ends on this page is not asked for a login: they have logged out, or have been asked already.
  const [wasLoggedIn] = useState(user !== undefined);
  if (user) return <Centre key={user.email} item={item} email={user.email} />;
  const asksToReturn = item === centreItems.profile && !wasLoggedIn;
  return <Navigate replace to={paths.tab(tabs.home, asksToReturn ? { backUrl: paths.centre(item) } : {})} />;
}

function Centre({ item, email }: { item: CentreItem; email: string }) {
  const { t } = useTranslation('centre');
  const { data: certificate } = useQuery(queries.getDealerCertificateOptions());
  usePageTitle(t(nameOf(item)));
  return (
    <div className={`column ${styles.page}`}>
      <div className={styles.frame}>
        <div className={styles.aside}>
          <p className={styles.who}>
            <EmailText email={email} />
          </p>
          <CentreMenu item={item} />
        </div>
        <Item item={item} />
      </div>
      <RecommendedVehicles />
      {certificate && <DealerResult certificate={certificate} />}
    </div>
  );
}
