import { countryNameIn, findCountry } from '#server/marketplace/reference/places/countries.ts';
import { type MockHandlers, refuse } from './context.ts';

/** Account data of the logged-in person. Logging in and renewing a session need no login: `log-in.ts`. */
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
