import MuiLink from '@mui/material/Link';
import { Link, type LinkProps } from 'react-router';

/** The library's link to a page of ours, in a text or standalone. */
export function TextLink(props: LinkProps) {
  return <MuiLink component={Link} {...props} />;
}
