import { useSearchParams } from 'react-router';

interface ViewAddress<View extends string> {
  view: View;
  page: number;
  choose: (view: View) => void;
  hrefOf: (page: number) => string;
}

/** The view and page of a list from its address. The first view is the default. */
export function useView<View extends string>(views: readonly [View, ...View[]], name = 'view'): ViewAddress<View> {
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get(name)) ?? views[0];
  return {
    view,
    page: Math.max(1, Number(params.get('page')) || 1),
    choose: (chosen) => setParams(chosen === views[0] ? {} : { [name]: chosen }),
    hrefOf: (page) => `?${name}=${view}&page=${page}`,
  };
}
