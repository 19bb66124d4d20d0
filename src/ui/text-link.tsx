import MuiLink from '@mui/material/Link';
import { Link, type LinkProps } from 'react-router';

/** The library's link, to a page of ours. It stands in a text or beside one. */
export function TextLink(props: LinkProps) {
  return <MuiLink component={Link} {...props} />;
}
