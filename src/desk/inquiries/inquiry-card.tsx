import MuiLink from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffInquiry } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure, isFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { readingLanguageName, writtenLanguage } from '../parts/reader-language.ts';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { useMember } from '../session/desk-session.tsx';
import { SettleButton } from '../today/settle-button.tsx';
import styles from './inquiries.module.css';

const longest = 2000;

/** An inquiry with buyer, vehicle, prices and reply. */
export function InquiryCard({ inquiry }: { inquiry: StaffInquiry }) {
  const { t } = useTranslation('desk-buyers');
  const formats = useDeskFormats();
  const { role } = useMember();
  const [isAnswering, setAnswering] = useState(false);
  const { id, email, name, phone, countryCode, portName, transportName } = inquiry;
  const { vehicle, prices, createdAt, answeredAt, answer, answeredBy } = inquiry;
  const canReply = answeredAt === undefined && (role === 'owner' || role === 'sales');
  return (
    <Section
      title={vehicle.name}
      acts={
        canReply && (
          <span className={styles.acts}>
            {!isAnswering && (
              <Button size="small" aria-label={t('answerOf', { email })} onClick={() => setAnswering(true)}>
                {t('answer')}
              </Button>
            )}
            <SettleButton id={id} title={email} />
          </span>
        )
      }
    >
      <div className={styles.inquiry}>
        <div>
          <Facts>
            <Fact name={t('email')}>{email}</Fact>
            <Fact name={t('readsIn')}>{readingLanguageName(inquiry)}</Fact>
            {name !== undefined && <Fact name={t('receiver')}>{name}</Fact>}
            {phone !== undefined && <Fact name={t('phone')}>{phone}</Fact>}
            {portName !== undefined && countryCode !== undefined && (
              <Fact name={t('port')}>{`${portName}, ${formats.country(countryCode)}`}</Fact>
            )}
            {transportName !== undefined && <Fact name={t('transport')}>{transportName}</Fact>}
            <Fact name={t('askedAt')}>{formats.moment(createdAt)}</Fact>
            {answeredAt !== undefined && (
              <Fact name={t('answeredAt')}>
                {answeredBy === undefined
                  ? formats.moment(answeredAt)
                  : t('answeredBy', { time: formats.moment(answeredAt), name: answeredBy })}
              </Fact>
            )}
          </Facts>
          {answer !== undefined && <p className={styles.answer}>{answer}</p>}
        </div>
        <div className={styles.vehicle}>
          <img src={vehicle.image} alt="" width="96" height="72" className={styles.picture} />
          <div>
            <MuiLink href={`/car/detail?id=${encodeURIComponent(vehicle.id)}`} target="_blank" rel="noreferrer">
              {vehicle.refNo}
            </MuiLink>
            <dl className={styles.prices}>
              {prices.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="figures">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
      {isAnswering && canReply && <AnswerInquiry inquiry={inquiry} onDone={() => setAnswering(false)} />}
    </Section>
  );
}

function AnswerInquiry({
  inquiry: { id, email, language: named },
  onDone,
}: {
  inquiry: StaffInquiry;
  onDone: () => void;
}) {
  const { t } = useTranslation(['desk-buyers', 'common']);
  const queryClient = useQueryClient();
  const language = writtenLanguage(named);
  const form = useForm({ defaultValues: { text: '' } });
  const text = useField({
    control: form.control,
    name: 'text',
    check: (typed) => (typed.trim() === '' || typed.length > longest ? t('answerMissing') : undefined),
  });

  async function send(values: { text: string }): Promise<void> {
    const { error } = await api.staffAnswerInquiry({ body: { id, text: values.text.trim() } });
    if (error && !isFailure(error, 'changedMeanwhile')) {
      return form.setError('root', { message: displayFailure(error).text });
    }
    if (error) showToast('error', displayFailure(error).text);
    else showToast('success', t('answered', { email }));
    await refetchShown(queryClient, 'staffListInquiries', 'staffToday');
    onDone();
  }

  return (
    <div className={styles.form}>
      <Form form={form} onSubmit={send} submitLabel={t('sendAnswer')}>
        <div lang={language}>
          <TextArea
            {...text}
            label={t('answerTo', { email })}
            hint={t('answerHint', { language: languageNames[language] })}
            maxLength={longest}
            isRequired
          />
        </div>
      </Form>
      <Button variant="text" fullWidth onClick={onDone}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}
