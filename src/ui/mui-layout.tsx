import { Outlet } from 'react-router';
import { MuiTheme } from './mui-theme.tsx';

/** Surrounds the screens that use the component library. */
export function MuiLayout() {
  return (
    <MuiTheme>
      <Outlet />
    </MuiTheme>
  );
}
