import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderTabs, type OrderTab } from '../../../components/orders/order-actions.ts';
import { centreItems, paths } from '../../../routing/paths.ts';
import styles from './order-tabs.module.css';
import { tabParameter } from './tab-parameter.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which orders are listed. The address holds the choice, so that Back and a reload keep it. */
export function OrderTabs({ current }: { current: OrderTab }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);

  function show({ name }: OrderTab): void {
    const search = name === 'all' ? {} : { [tabParameter]: name };
    void navigate(paths.centre(centreItems.orders, search), { replace: true, preventScrollReset: true });
  }

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = (orderTabs.indexOf(current) + step + orderTabs.length) % orderTabs.length;
    const next = orderTabs[place] ?? current;
    show(next);
    list.current?.querySelector<HTMLElement>(`#order-tab-${next.name}`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={t('tabs')} className={styles.tabs}>
      {orderTabs.map((tab) => {
        const isCurrent = tab === current;
        return (
          <button
            key={tab.name}
            id={`order-tab-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={isCurrent}
            aria-controls="order-panel"
            tabIndex={isCurrent ? 0 : -1}
            className={styles.tab}
            onClick={() => show(tab)}
            onKeyDown={move}
          >
            {t(`tab_${tab.name}`)}
          </button>
        );
      })}
    </div>
  );
}
