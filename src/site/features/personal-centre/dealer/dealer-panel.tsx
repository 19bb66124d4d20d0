import { useQuery } from '@tanstack/react-query';
import { dealerStateOf } from '#states/dealer-state.ts';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { MessageDialog } from '#shared/components/message-dialog.tsx';
import { linkValidity } from '#shared/components/documents/link-lifetime.ts';
import { Button } from '#shared/ui/button.tsx';
import { ItemSection, ListPlace, Sheet } from '../frame/item-section.tsx';
import { DealerDetails } from './dealer-details.tsx';
import { DealerForm } from './dealer-form.tsx';

/**
 * The company's certification: a form if there is none, otherwise the certificate, with an option to correct a rejected one.
 */
export function DealerPanel() {
  const { t } = useTranslation(['centre', 'common']);
  const view = useQuery({
    ...queries.getDealerCertificateOptions(),
    refetchInterval: linkValidity,
    refetchOnWindowFocus: true,
  });
  const submitted = useOwnDialog('dealerSubmitted');
  const [isModifying, setModifying] = useState(false);
  const certificate = view.data;
  const state = certificate && dealerStateOf[certificate.status];
  const isForm = state === 'none' || (state === 'rejected' && isModifying);

  return (
    <ItemSection title={t('itemDealer')} note={t('dealerNote')}>
      <ListPlace list={view} isEmpty={certificate === undefined} emptyText="">
        <Sheet>
          {certificate && isForm && (
            <DealerForm
              certificate={certificate}
              onSubmitted={async () => {
                submitted.open();
                await view.refetch();
                setModifying(false);
              }}
            />
          )}
          {certificate && !isForm && <DealerDetails certificate={certificate} onModify={() => setModifying(true)} />}
        </Sheet>
      </ListPlace>
      {submitted.isOpen && (
        <MessageDialog
          title={t('dealerSubmittedTitle')}
          text={t('dealerSubmittedText')}
          icon={<CircleCheck aria-hidden size="1.75rem" />}
          tone="positive"
          onClose={submitted.close}
        >
          <Button fullWidth onClick={submitted.close}>
            {t('common:confirm')}
          </Button>
        </MessageDialog>
      )}
    </ItemSection>
  );
}
