import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VehicleOffer } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { amountOf, wholeAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './offers.module.css';
import { refetchOffers } from './refetch-offers.ts';
import { dollars } from './thread-messages.tsx';

export interface Delivery {
  port: string;
  /** Freight and insurance, in US dollars. */
  usd: number;
}

const longest = 500;

interface OfferDialogProps {
  carSourceId: string;
  name: string;
  state: Omit<VehicleOffer, 'messages'>;
  delivery: Delivery | undefined;
  onClose: () => void;
}

/** Names a price for a vehicle. After an offer that is too low the dialog stays open and keeps the input. */
export default function OfferDialog(props: OfferDialogProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { name, state, onClose } = props;
  const isCounter = state.offer?.state === 'countered';
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="offer-title">
      <DialogTitle id="offer-title">{t(isCounter ? 'counter' : 'make')}</DialogTitle>
      <DialogContent className={styles.dialog ?? ''}>
        <p>{name}</p>
        <OfferForm {...props} />
        <Button variant="text" fullWidth onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}

function OfferForm({ carSourceId, state, delivery, onClose }: OfferDialogProps) {
  const { t } = useTranslation('offers');
  const queryClient = useQueryClient();
  const { offer, vehiclePriceUSD, offersLeft } = state;
  const ours = offer?.state === 'countered' ? offer.price : undefined;
  const below = Math.min(vehiclePriceUSD, ours ?? Infinity);
  const form = useForm({ defaultValues: { price: '', text: '' } });
  const { control, setError } = form;
  const price = useField({
    control,
    name: 'price',
    check(text) {
      const named = amountOf(text, wholeAmount);
      if (named === undefined || named < 1) return t('priceMissing');
      return named < below ? undefined : t('notLower', { amount: dollars(below) });
    },
  });
  const text = useField({ control, name: 'text' });
  const named = amountOf(useWatch({ control, name: 'price' }), wholeAmount);
  useFirstFocus(() => form.setFocus('price'));

  async function send(values: { price: string; text: string }): Promise<void> {
    const words = values.text.trim();
    const said = { price: amountOf(values.price, wholeAmount) ?? 0, ...(words !== '' && { text: words }) };
    const { data, error } =
      offer && ours !== undefined
        ? await api.answerOffer({ body: { offerId: offer.id, version: offer.version, answer: 'counter', ...said } })
        : await api.makeOffer({ body: { carSourceId, ...said } });
    await refetchOffers(queryClient);
    if (error) return setError('root', { message: displayFailure(error).text });
    if (data.offer?.state === 'declined') {
      return setError('price', {
        message: t(data.offersLeft > 0 ? 'tooLow' : 'tooLowLast', { count: data.offersLeft }),
      });
    }
    showToast('success', t('sent'));
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('send')}>
      <dl className={`${styles.amounts} figures`}>
        <div>
          <dt>{t('priceNow')}</dt>
          <dd>{dollars(vehiclePriceUSD)}</dd>
        </div>
        {ours !== undefined && (
          <div>
            <dt>{t('ourPrice')}</dt>
            <dd>{dollars(ours)}</dd>
          </div>
        )}
      </dl>
      <AmountInput {...price} {...wholeAmount} label={t('price')} hint={t('priceHint')} autoComplete="off" isRequired />
      {delivery && (
        <p className="figures" aria-live="polite">
          {named === undefined
            ? t('deliveryTo', { port: delivery.port, amount: dollars(delivery.usd) })
            : t('totalTo', { port: delivery.port, amount: dollars(named + delivery.usd) })}
        </p>
      )}
      <TextArea {...text} label={t('text')} maxLength={longest} />
      <p className={styles.soft}>{t('rules')}</p>
      <p className={styles.soft}>{t('left', { count: offersLeft })}</p>
    </Form>
  );
}
