import { useTranslation } from 'react-i18next';
import { checkField, maxDealerText, type DealerField } from './dealer-values.ts';

const wrongTexts = {
  dealerSize: 'dealerSizeWrong',
  vatNo: 'vatNoWrong',
  taxNo: 'taxNoWrong',
  contactNumber: 'contactNumberWrong',
  whatsAppNo: 'whatsAppNoWrong',
  email: 'emailWrong',
} as const;

function hasWrongText(field: DealerField): field is keyof typeof wrongTexts {
  return Object.hasOwn(wrongTexts, field);
}

/** What is wrong with a field, in the page's language. What is missing is said by its prompt. */
export function useDealerCheck(field: DealerField): (value: string) => string | undefined {
  const { t } = useTranslation(['centre', 'common']);
  return (value) => {
    const fault = checkField(field, value);
    const over = value.trim().length - maxDealerText;
    if (fault === 'tooLong') return t('common:tooLong', { most: maxDealerText, over });
    if (fault === 'wrong' && hasWrongText(field)) return t(wrongTexts[field]);
    return fault && t(`${field}Prompt`);
  };
}
