import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffAnswerOfferPayload, StaffOffer } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { wholeAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { showToast } from '#shared/state/toasts.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { writtenLanguage } from '../parts/reader-language.ts';
import { dollars } from '../stock/form/dollars.ts';
import { wholeIn } from '../stock/form/vehicle-values.ts';

export type OfferAnswer = StaffAnswerOfferPayload['answer'];

const longest = 500;

interface AnswerDialogProps {
  answer: OfferAnswer;
  /** The offer when the dialog opened. The server refuses an answer to any other version. */
  offer: StaffOffer;
  onClose: () => void;
}

/** Accepts an offer, names another price or declines. */
export default function AnswerDialog(props: AnswerDialogProps) {
  const { t } = useTranslation('desk-offers');
  const { answer, offer, onClose } = props;
  const prices = {
    offered: dollars(offer.price),
    price: dollars(offer.vehiclePrice),
    lowest: dollars(offer.lowestPrice),
  };
  return (
    <FormDialog
      title={t('answerOf', { answer: t(`answer_${answer}`), email: offer.email })}
      lead={t(`lead_${answer}`, prices)}
      onClose={onClose}
    >
      <AnswerForm {...props} />
    </FormDialog>
  );
}

function AnswerForm({ answer, offer, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('desk-offers');
  const queryClient = useQueryClient();
  const { id: offerId, version, vehiclePrice } = offer;
  const language = writtenLanguage(offer.language);
  const form = useForm({ defaultValues: { price: '', text: '' } });
  const { control, setError } = form;
  const isCounter = answer === 'counter';
  const least = Math.max(offer.price + 1, Math.ceil(offer.lowestPrice));
  const most = Math.ceil(vehiclePrice) - 1;
  const price = useField({
    control,
    name: 'price',
    check(value) {
      if (!isCounter) return undefined;
      const named = wholeIn(value);
      return named >= least && named <= most
        ? undefined
        : t('priceOutside', { least: dollars(least), most: dollars(most) });
    },
  });
  const text = useField({ control, name: 'text' });

  async function send(values: { price: string; text: string }): Promise<void> {
    const words = values.text.trim();
    const { error } = await api.staffAnswerOffer({
      body: {
        offerId,
        version,
        answer,
        ...(isCounter && { price: wholeIn(values.price) }),
        ...(words !== '' && { text: words }),
      },
    });
    await refetchShown(queryClient, 'staffListOffers', 'staffToday');
    if (error) return setError('root', { message: displayFailure(error).text });
    showToast('success', t('done'));
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t(`answer_${answer}`)}>
      {isCounter && <AmountInput {...price} {...wholeAmount} label={t('counterPrice')} autoComplete="off" isRequired />}
      <div lang={language}>
        <TextArea {...text} label={t('text', { language: languageNames[language] })} maxLength={longest} />
      </div>
    </Form>
  );
}
