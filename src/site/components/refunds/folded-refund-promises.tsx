import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { legalPages, paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { RefundPromises } from './refund-promises.tsx';
import styles from './refund-promises.module.css';

/** The refund promises, folded. Apart from them, because pages with few components show them too. */
export function FoldedRefundPromises({ isShipped = false }: { isShipped?: boolean }) {
  const { t } = useTranslation('refunds');
  return (
    <Accordion variant="outlined" disableGutters className={styles.folded ?? ''}>
      <AccordionSummary expandIcon={<ChevronDown aria-hidden size="1.25rem" />}>
        <span className={styles.name}>{t('title')}</span>
      </AccordionSummary>
      <AccordionDetails className={styles.inside ?? ''}>
        <RefundPromises isShipped={isShipped} />
        <p className={styles.soft}>{t('how')}</p>
        <p className={styles.soft}>
          {t('agreement')} <TextLink to={paths.legal(legalPages.protocol)}>{t('userAgreement')}</TextLink>
        </p>
      </AccordionDetails>
    </Accordion>
  );
}
