import { usePageTitle } from '#shared/ui/page-title.ts';
import { RecentlyViewed } from '#site/components/recently-viewed/recently-viewed.tsx';
import { BuyingSteps } from './buying-steps.tsx';
import { HomeBanners } from './home-banners.tsx';
import { HomeBlocks } from './home-blocks.tsx';
import { useHomeTitle } from './home-title.ts';
import { Promises } from './promises.tsx';
import { VehicleSearch } from './vehicle-search.tsx';
import { QuickFilter } from './quick-filter/quick-filter.tsx';

export default function HomePage() {
  usePageTitle(useHomeTitle());
  return (
    <>
      <VehicleSearch />
      <HomeBlocks>
        <div className="column">
          <QuickFilter />
        </div>
      </HomeBlocks>
      <HomeBanners />
      <Promises />
      <div className="column">
        <RecentlyViewed />
      </div>
      <BuyingSteps />
    </>
  );
}
