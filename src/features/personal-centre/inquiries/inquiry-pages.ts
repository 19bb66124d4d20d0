import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** How many inquiries make a page. */
const pageSize = 10;

/** The inquiries page by page. A page that is shorter than asked for is the last. */
export const inquiryPages = infiniteQueryOptions({
  queryKey: ['listInquiries'],
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal }) => {
    const body = { pageNo: pageParam, pageSize };
    return (await api.listInquiries({ body, signal, throwOnError: true })).data;
  },
  getNextPageParam: (page, _pages, pageNo) => (page.length < pageSize ? undefined : pageNo + 1),
  // Whoever has just sent one looks for it here.
  refetchOnMount: 'always',
});
