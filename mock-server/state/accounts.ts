import { countryNameIn, findCountry } from '../../server/reference/places/countries.ts';
import { type MockHandlers, refuse } from './context.ts';

/** What the person who is logged in says of itself. Logging in and renewing a session need nobody logged in: `log-in.ts`. */
export const accountHandlers: MockHandlers = {
  getUserInfo: (_payload, { own, language }) => {
    const { email, countryName } = own.user;
    return { code: 0, body: { email, countryName: countryNameIn(language, countryName) } };
  },

  modifyCountry({ countryName }, context) {
    const country = findCountry(countryName);
    if (!country) return refuse(context, 'unknownCountry');
    context.own.user.countryName = country.names.en;
    return { code: 0 };
  },
};
