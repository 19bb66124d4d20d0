import { useTranslation } from 'react-i18next';
import type { StaffInquiry } from '#generated/client/types.gen.ts';
import { Button } from '#shared/ui/button.tsx';
import { readingLanguageName } from '../parts/reader-language.ts';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { useMember } from '../session/desk-session.tsx';
import { SettleButton } from '../today/settle-button.tsx';
import styles from './inquiries.module.css';
import { InquiryVehicle } from './inquiry-vehicle.tsx';

/** An inquiry with buyer, vehicle, prices and the reply that was sent. */
export function InquiryCard({ inquiry, onReply }: { inquiry: StaffInquiry; onReply: () => void }) {
  const { t } = useTranslation('desk-buyers');
  const formats = useDeskFormats();
  const { role } = useMember();
  const { id, email, name, phone, countryCode, portName, transportName } = inquiry;
  const { vehicle, prices, createdAt, answeredAt, answer, answeredBy } = inquiry;
  const canReply = answeredAt === undefined && (role === 'owner' || role === 'sales');
  return (
    <Section
      title={vehicle.name}
      acts={
        canReply && (
          <span className={styles.acts}>
            <Button size="small" aria-label={t('answerOf', { email })} onClick={onReply}>
              {t('answer')}
            </Button>
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
        <InquiryVehicle vehicle={vehicle} prices={prices} />
      </div>
    </Section>
  );
}
