// Generated from openapi/ by `npm run generate`. Do not edit: change the contract and generate again.

export interface paths {
    "/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with e-mail and password.
         * @description After too many wrong passwords a login is refused with 428 unless it has the proof of a challenge from
         *     `/user/loginChallenge`, as `captcha` with its `imgKey`. With a proof the right password always logs in, wherever the wrong
         *     ones came from. Without those fields the call is unchanged.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/loginChallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the proof-of-work challenge for a login after too many wrong passwords.
         * @description Called when a login was refused with 428. The work increases with the number of wrong passwords for the e-mail or from the
         *     caller's address, up to some seconds on a phone. It is the same for an e-mail without an account. A client that gets no
         *     challenge shows the refusal of the login.
         */
        post: operations["getLoginChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/userInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the logged-in user.
         * @description A client that gets a failure here ends its session.
         */
        post: operations["getUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account and send the verification e-mail.
         * @description The account can log in once the link in the e-mail has been opened. Registering an unverified e-mail again sends a new
         *     link, and each link requires the password that was given with it. The answer is the same if the e-mail already has an
         *     account: only the e-mail says so, and nobody else learns of it.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a new account with the key from its e-mail.
         * @description Anybody can register any e-mail, so the key alone is not enough: the account opens with the password of its own
         *     registration, or with a new one that this call sets. Without a password, or with a wrong one, the answer is 417. Verifying
         *     an account again with the same key succeeds, with or without a password.
         */
        post: operations["verifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/findPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail a link for choosing a new password.
         * @description An e-mail without an account gets the same answer as one with an account. `captcha` is the text in the picture named by
         *     `imgKey`, or the proof of the challenge that came with it. The call uses up both, whatever its result: the client fetches
         *     another for the next attempt.
         */
        post: operations["findPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the key from an e-mail.
         * @description The key is used up by a success, and every session of the account ends.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/modifyPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password of the logged-in user.
         * @description Every other session of the account ends; the caller's session continues.
         */
        post: operations["modifyPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/modifyCountry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the receiving country of the logged-in user. */
        post: operations["modifyCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a session.
         * @description Both tokens are replaced. A refresh token is valid for one call; using it again, except within a short grace period,
         *     counts as theft and ends the session with 432.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/loginOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session.
         * @description Both tokens of the session become invalid. The client deletes them even if the call fails.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/baseToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the base token of a visitor.
         * @description The token is anonymous. It is sent in the `Authorization` header like an access token until a login replaces it. It has no
         *     refresh token: a client that gets 430 with it fetches another.
         */
        post: operations["getBaseToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/serverTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the server's time.
         * @description The plain GET variant. A sealed call whose `sequenceId` is too far from this time is refused.
         */
        get: operations["getServerTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/clientLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error of a client.
         * @description The legacy form variant. Clients do not wait for the answer, and do not resend lost entries. Anybody can send the fields:
         *     a server limits their number and trusts none of them.
         */
        post: operations["sendClientLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/uploadByBase64": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture and return its address.
         * @description Takes either a sealed payload with the picture in Base64 or the file itself as multipart, which is not sealed but signed
         *     in the address. The server detects the format from the content, never from the name.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/beginUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an upload in parts, or get its progress.
         * @description For files that a slow connection would not carry at once. The file is identified by its hash: another call, even on
         *     another day, returns what is missing, and a finished picture is returned at once. An upload without activity for 72 hours
         *     is deleted. An account has at most 12, of 80 MB together; the one idle longest is dropped for a new one.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/uploadParts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one or more consecutive parts of a file.
         * @description Takes a sealed payload with the parts in Base64, or the parts themselves as multipart, signed in the address, like
         *     uploadImage. Parts that are already there are acknowledged and not stored twice.
         */
        post: operations["uploadParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/finishUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture that was uploaded in parts, and return its address.
         * @description The file is compared with the hash from its start, and handled like a picture of uploadImage. Another call returns the
         *     same answer. addPaper finishes a document.
         */
        post: operations["finishUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw an image code.
         * @description Every call draws a new one, so answers must not be cached. A picture is valid for 5 minutes and one attempt. If the server
         *     accepts a proof instead of the text in the picture, the answer includes a challenge, for callers who cannot see the
         *     picture or prefer not to type.
         */
        post: operations["generateCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country/countryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the countries that a buyer can live in. */
        post: operations["listCountries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the company's data and its clearing agents.
         * @description Texts are in the caller's language. The list has the clearing agents licensed on the day of the call.
         */
        post: operations["getCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/legalText": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a legal text as it is or was in force.
         * @description Days are those of the market. The text comes in the caller's language.
         */
        post: operations["getLegalText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homePage/advertisement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the picture of the login dialog. */
        post: operations["getAdvertisement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homePage/getSpecialCarSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the banners of the home page's carousel. */
        post: operations["listBanners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homePage/getHomPageVehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the vehicles of the home page's three blocks. */
        post: operations["getHomeVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homePage/couponPic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the picture and the amount of the welcome coupon.
         * @description Refused while new users get no coupon, so that no page promises one.
         */
        post: operations["getCouponPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/make/getMakeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List all makes by letter groups. */
        post: operations["listMakes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/make/getHotMakeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the hot makes. */
        post: operations["listHotMakes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/model/getModelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the models of a make. */
        post: operations["listModels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/model/getStyleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the styles of a model. */
        post: operations["listStyles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/getVehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a page of the vehicles that match the filters. */
        post: operations["listVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/getSearchTerms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the words to suggest while a buyer types a search.
         * @description Makes and models with vehicles on the market, the most frequent first, then types, fuels and other traits.
         */
        post: operations["listSearchTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/getVehicleModelLevel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the vehicle types that the home page shows. */
        post: operations["listModelLevels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/getFlashSaleVehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a page of the vehicles on flash sale. */
        post: operations["listFlashSaleVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/getGuessVehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the vehicles recommended to the caller. */
        post: operations["listRecommendedVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/getSimilarVehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the vehicles similar to one. */
        post: operations["listSimilarVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/priceFacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compare a vehicle's price with similar vehicles, and list its changes. */
        post: operations["getVehiclePriceFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carSource/getDetailInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get one vehicle with the data for ordering it.
         * @description Visitors may call it. A logged-in user also gets the default address, the coupons for the vehicle, the user's poster
         *     authority, the favorite and the user's own order for the vehicle.
         */
        post: operations["getVehicleDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carSource/getSellPriceDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price one vehicle to one port by one transport type.
         * @description Coupons need login: with couponDetailIds and without it the answer is 421. 602 means that the vehicle cannot be ordered on
         *     these terms any more; the page then starts over.
         */
        post: operations["getPriceDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carSource/getTransferPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Convert an amount into Kenyan shillings at the vehicle's rate. */
        post: operations["getTransferPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dict/getAllCity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the provinces and cities of a country.
         * @description A country without cities is a failure, not an empty answer.
         */
        post: operations["listCities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dict/getPort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the ports of a country that a vehicle can be shipped to.
         * @description A country without such ports is a failure, not an empty answer.
         */
        post: operations["listPorts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country/getCityCountry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the countries that a buyer can have an address in. */
        post: operations["listReceivingCountries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price/listDestinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the countries that vehicles are delivered to, with their ports. */
        post: operations["listDestinations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price/listDeliveredPrices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price vehicles of a list to one port. */
        post: operations["listDeliveredPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/assess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assess whether vehicles may be imported into a country.
         * @description Each verdict is based on dated rules and names their sources. If no rule is known, it says so and promises nothing.
         */
        post: operations["assessImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/landedCost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate the total cost of a vehicle, line by line.
         * @description Our own price comes first, then taxes, then payments to others. Each amount names its rate, the days on which the rate is
         *     in force and its sources. Coupons need login: with couponDetailIds and without it the answer is 421.
         */
        post: operations["estimateLandedCost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/anyCar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate the total cost of any car, from any seller.
         * @description Like `estimateLandedCost` for our own vehicles. Unknown values, such as the engine's size, the month of registration or
         *     the list price, result in ranges, which `notes` explain.
         */
        post: operations["estimateAnyCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consulting/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a quotation on a vehicle.
         * @description The vehicle stays available. Code 400 is a refusal, which the client shows as a warning.
         */
        post: operations["submitInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consulting/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a page of the caller's inquiries. */
        post: operations["listInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a page of answered questions about a vehicle.
         * @description Public. The answer does not show who asked or who answered, and has no open questions.
         */
        post: operations["listVehicleQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the caller's own questions about a vehicle that are not public.
         * @description Open questions, declined ones, and those whose answer was withdrawn; the latest 50. Answered questions are among the
         *     public questions of the vehicle.
         */
        post: operations["listOwnQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question about a vehicle.
         * @description Only the caller and staff can read it until it is answered. The caller is notified by e-mail in the language of this call.
         *     If the same question is still open, it is not added again, and the answer has the open one. Within 24 hours a caller can
         *     have five open questions. Questions about a sold or withdrawn vehicle are refused.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/vehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the conversation about a vehicle, and whether an offer can be made. */
        post: operations["getVehicleOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/make": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a price for a vehicle.
         * @description The price is for the vehicle alone (FOB). An offer is valid for 24 hours. A caller has one running offer for a vehicle, and can
         *     make three offers for it within 24 hours. An offer far below what we accept is declined at once: its answer has the state
         *     `declined`. An accepted price holds for 24 hours, for the caller only: `getPriceDetail` and `submitOrder` use it, unless the
         *     list price or a coupon makes the vehicle cheaper. It is not combined with coupons.
         */
        post: operations["makeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer our counter-offer, or withdraw an offer. */
        post: operations["answerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the vehicles that the caller inquired about, asked about or made an offer for, with all messages. */
        post: operations["listVehicleThreads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a vehicle.
         * @description Creates an order of status 0, freight prepaid, which holds the vehicle. If no deposit proof is received within 24 hours,
         *     the order is cancelled (status 8) and the vehicle becomes available again. The server recalculates the price; if it is
         *     above shownPrice, the call is refused with 603, and the page asks for the price again. Without shownPrice, the buyer's last
         *     price request for the same journey and coupons counts. A vehicle that may not be imported at its destination requires the
         *     buyer's explicit consent, and clearance is not sold for it. Nothing can be reserved without a valid account for payments.
         *     The desk limits how many vehicles an account can hold without a deposit. An account cannot reserve a vehicle again for a
         *     day after its reservation has lapsed, or after two cancellations.
         */
        post: operations["submitOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a page of the caller's orders in the given statuses. */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get one of the caller's orders. */
        post: operations["getOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order whose deposit is still to be paid.
         * @description The order's status changes from 0 to 8, and the vehicle is available again.
         */
        post: operations["closeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the vehicle was received.
         * @description The order's status changes from 6 to 7.
         */
        post: operations["confirmDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/payDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the payment proof of the deposit.
         * @description The order's status changes from 0 to 1.
         */
        post: operations["payDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/payBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the payment proof of the balance.
         * @description The order's status changes from 4 to 5.
         */
        post: operations["payBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/proforma": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the proforma invoice of an order.
         * @description The answer is the file itself, not sealed. A failure is a JSON answer, not sealed either.
         */
        post: operations["downloadProforma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the history of an order, its evidence, and the next step.
         * @description Each step has its author, time and evidence. The next step has the person whose turn it is, and the deadline.
         */
        post: operations["getOrderTimeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/papers/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the documents of an order.
         * @description Those that staff have added and the caller's own. Withdrawn documents are not listed.
         */
        post: operations["listPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/papers/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document to an order.
         * @description A document that is added twice is stored once. A cancelled order accepts none, and an order has at most 60. The file is
         *     sent with the call, or was uploaded in parts before.
         */
        post: operations["addPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/papers/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a document of an order.
         * @description Buyers can withdraw their own documents, except the photos of a claim. The description and hash are kept.
         */
        post: operations["withdrawPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/refundRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get what a buyer gets back in each situation. */
        post: operations["getRefundRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the claims of an order, and until when one can be reported. */
        post: operations["getClaims"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/reportClaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report damage or another fault of a vehicle that has arrived.
         * @description An order has one open claim at a time.
         */
        post: operations["reportClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/answerClaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer us, or decide about our offer. */
        post: operations["answerClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the account and amount of an order's current payment.
         * @description The account in force for the order's currency, the exact amount and the reference. E-mails never contain these. The shown
         *     data is stored with the order. An order without a due payment has none.
         */
        post: operations["getPaymentInstructions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/requestMpesaPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an M-Pesa payment request to a phone.
         * @description The phone asks its owner for the M-Pesa PIN. While a request of the order waits, another call returns that request and
         *     sends none. A repeated call after a lost answer is harmless for the same reason.
         */
        post: operations["requestMpesaPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/mpesaRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the latest M-Pesa payment request of an order.
         * @description The page polls while the request waits.
         */
        post: operations["getMpesaRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a payment request is ours and still valid.
         * @description Takes the short code of an invoice or an e-mail, or the content of its QR code. Values printed on the document can be sent
         *     along and are compared; a whole account number is never returned. Answers become slower for a caller who tries codes, and
         *     are the same for every code that is not ours. The answer reveals nothing about the buyer.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/isFavoriteVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get whether the caller has saved a vehicle. */
        post: operations["checkFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/saveFavorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a vehicle as a favorite.
         * @description Any vehicle can be saved, whatever its status. Saving a saved vehicle succeeds and changes nothing.
         */
        post: operations["saveFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/cancelFavorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a vehicle from the favorites.
         * @description Removing a vehicle that is not saved, or no longer exists, succeeds and changes nothing.
         */
        post: operations["cancelFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/getFavorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a page of the caller's saved vehicles. */
        post: operations["listFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/searches/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the searches that the caller has saved. */
        post: operations["listSavedSearches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/searches/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a search, with alerts about new matching vehicles.
         * @description The caller is notified of vehicles published or reduced by at least 1 % from now on, once for each, in the language of this
         *     call: by at most one e-mail a day, and in subscribed browsers. Saving the same search again changes nothing and returns the saved one. At most
         *     20 are stored.
         */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/searches/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a saved search, or switch its alerts on and off.
         * @description Omitted fields stay unchanged. Alerts that are switched on again cover vehicles published from then on.
         */
        post: operations["changeSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/searches/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a saved search with its alerts.
         * @description Removing an unknown search, or somebody else's, succeeds and changes nothing.
         */
        post: operations["removeSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/searches/stopLetters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the e-mails of one saved search by the link in such an e-mail.
         * @description The key of the link is signed for this search and allows nothing else. Stopping a stopped or removed search succeeds and
         *     changes nothing.
         */
        post: operations["stopSearchLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the caller's receiving addresses. */
        post: operations["listAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/getById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get one of the caller's addresses. */
        post: operations["getAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/updateDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one of the caller's addresses the default.
         * @description The previous default address loses that status.
         */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete one of the caller's addresses.
         * @description If the default is deleted, the last changed of the others becomes the default. Orders keep their address.
         */
        post: operations["deleteAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an address.
         * @description The first address of a user becomes the default.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one of the caller's addresses.
         * @description Every field is replaced; the default stays the same.
         */
        post: operations["updateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the caller's coupons. */
        post: operations["listCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehiclesDealer/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a short-lived token that identifies the caller to the dealer tools. */
        post: operations["getDealerToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehiclesDealer/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a company certification.
         * @description It is under review (status 1) from now on. A user has one certification, whatever its status. Its pictures are the
         *     caller's own uploads.
         */
        post: operations["createDealer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehiclesDealer/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a rejected company certification again.
         * @description Every field is replaced. The certification is under review (status 1) again, and its remark is gone. Its pictures
         *     are the caller's own uploads, or those it had before.
         */
        post: operations["updateDealer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehiclesDealer/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the caller's company certification.
         * @description A user who has submitted none gets status -1, not a failure.
         */
        post: operations["getDealerCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dealer/clue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture for a company certification and return its address.
         * @description Not sealed: a file posted as multipart, signed in the address, which also has the login token. The server detects the
         *     format from the content, never from the name.
         */
        post: operations["uploadDealerClue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a temporary token for the live chat. */
        post: operations["getChatToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the key for push subscriptions. */
        post: operations["getPushKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe this browser to messages about the caller's orders.
         * @description The messages are in the language of the call. A browser belongs to the user who saved it last; saving it again renews its
         *     keys and its language. The last ten browsers of a user are kept. A subscription ends with the session: by logging out, or
         *     by a new password.
         */
        post: operations["savePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe this browser.
         * @description Removing an unknown subscription, or somebody else's, succeeds and changes nothing.
         */
        post: operations["removePushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the number that receives order notices by WhatsApp or SMS. */
        post: operations["getNoticeSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/requestCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a number that shall receive order notices.
         * @description The code is valid for 10 minutes and five tries; a new one replaces it. A repeated call for the same number within a minute
         *     sends nothing and succeeds. The answer does not depend on other accounts.
         */
        post: operations["requestNoticeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the pending number with the code that was sent to it.
         * @description From then on notices go to this number only, beside e-mails. An earlier number gets no more.
         */
        post: operations["confirmNoticeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop notices and delete the numbers, confirmed and pending.
         * @description Succeeds and changes nothing if there is no number.
         */
        post: operations["stopNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/logIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a staff login with e-mail and password.
         * @description The answer is not a session yet: `staffConfirmLogIn` completes the login with a second factor. An e-mail without a staff
         *     member gets the same answer as a wrong password, and so does a former staff member. After some wrong passwords or codes
         *     for an e-mail, wherever they came from, a login is refused with 428 unless it has the proof of a challenge from
         *     `/staff/logInChallenge`, as `captcha` with its `imgKey`. The staff member then gets an e-mail.
         */
        post: operations["staffLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/logInChallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the proof-of-work challenge for a staff login after wrong passwords or codes.
         * @description Called when a login was refused with 428. It is the same for an e-mail without a staff member.
         */
        post: operations["staffGetLogInChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/confirmLogIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a staff login with a second factor.
         * @description A code of the app is accepted once, also within its half minute.
         */
        post: operations["staffConfirmLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/beginPasskeyLogIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options for logging in with a passkey.
         * @description A passkey that asks for finger, face or PIN is two factors at once, so neither password nor code is needed.
         */
        post: operations["staffBeginPasskeyLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/passkeyLogIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey. */
        post: operations["staffPasskeyLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the tokens of a staff session.
         * @description Both tokens are replaced. A refresh token is valid for one call; using it again, except within a short grace period,
         *     counts as theft and ends the session with 432. A renewal does not extend the session.
         */
        post: operations["staffRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/readInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an invitation.
         * @description The link in the e-mail leads to `/desk/invitation?authKey=…`.
         */
        post: operations["staffReadInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/beginInvitationTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the secret for an invited person's authenticator app.
         * @description It is shown only once. Another call creates a new one, and the previous one becomes invalid.
         */
        post: operations["staffBeginInvitationTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/acceptInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation to join the staff.
         * @description The code must be of the latest secret of `staffBeginInvitationTotp`, so that nobody has an account without a second
         *     factor.
         */
        post: operations["staffAcceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the logged-in staff member. */
        post: operations["staffMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/confirmByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the second factor again with a code of the app.
         * @description For five minutes the session may make the calls that otherwise answer 434. A login with a code of the app or a passkey
         *     counts as well; one with a recovery code does not.
         */
        post: operations["staffConfirmByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/beginConfirmByPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options for confirming the second factor with a passkey. */
        post: operations["staffBeginConfirmByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/confirmByPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the second factor again with one's own passkey. */
        post: operations["staffConfirmByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/logOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session at the desk. */
        post: operations["staffLogOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password.
         * @description Every other session of the staff member ends.
         */
        post: operations["staffChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/beginTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new secret for the authenticator app.
         * @description The previous secret stays valid until `staffConfirmTotp`.
         */
        post: operations["staffBeginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/confirmTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the new secret with its first code. */
        post: operations["staffConfirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/renewRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create new recovery codes. */
        post: operations["staffRenewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/beginPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options for creating a passkey. */
        post: operations["staffBeginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/savePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a new passkey. */
        post: operations["staffSavePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/removePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete one's own passkey.
         * @description An unknown id, or somebody else's, succeeds and changes nothing.
         */
        post: operations["staffRemovePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List one's own sessions. */
        post: operations["staffListSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/endSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one's own session.
         * @description An unknown id, or somebody else's, succeeds and changes nothing.
         */
        post: operations["staffEndSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person to the staff by e-mail.
         * @description The link is valid for three days. An invitation to the same e-mail replaces the previous one. All owners get an e-mail.
         *     The invitation expires when its sender leaves or is no longer an owner.
         */
        post: operations["staffInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/withdrawInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an invitation.
         * @description Withdrawing an expired or accepted one changes nothing.
         */
        post: operations["staffWithdrawInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listMembers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the staff members and the open invitations. */
        post: operations["staffListMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/changeRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the role of a staff member.
         * @description Permissions change with the next call. All owners get an e-mail.
         */
        post: operations["staffChangeRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/endMember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a staff member's access.
         * @description All sessions of the staff member end at once, and their invitations are withdrawn. Their actions stay in the audit log.
         */
        post: operations["staffEndMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listActs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the audit log.
         * @description Entries are only added, never changed or removed.
         */
        post: operations["staffListActs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the tasks waiting for staff.
         * @description The page polls every few seconds. Each role gets only its own tasks; owners and read-only staff get all.
         */
        post: operations["staffToday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/settleInquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an inquiry as answered.
         * @description An answered or unknown inquiry stays unchanged.
         */
        post: operations["staffSettleInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a page of all orders. */
        post: operations["staffListOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/exportOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export all matching orders as a spreadsheet table.
         * @description At most 100,000 orders. The audit log records the export.
         */
        post: operations["staffExportOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get an order with all its data. */
        post: operations["staffGetOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/watchOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the caller has an order open, and get who else has.
         * @description The page calls this every few seconds; after twenty seconds without a call a staff member no longer counts. A version
         *     other than the one shown means that the order has changed.
         */
        post: operations["staffWatchOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/approvePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the proof of payment under review. */
        post: operations["staffApprovePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/rejectPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject the proof of payment under review.
         * @description The buyer gets the reason, and can submit another proof. A deposit gets another 24 hours.
         */
        post: operations["staffRejectPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/recordPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment that arrived without a proof.
         * @description The deposit of an order that waits for it, or the balance of a shipped one.
         */
        post: operations["staffRecordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/previewShipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an order's vehicle could be imported with other ship dates.
         * @description Nothing is changed. The desk calls it before saving such dates.
         */
        post: operations["staffPreviewShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/shipOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an order as shipped.
         * @description Omitted fields stay as `staffChangeShipment` has set them; null clears them.
         */
        post: operations["staffShipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/changeShipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a ship for an order, or change ship and dates.
         * @description Possible from the preparation until the order is completed. A freight number or a link is allowed only after shipping.
         */
        post: operations["staffChangeShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/requestBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the buyer for the balance. */
        post: operations["staffRequestBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/completeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete an order whose buyer has received the vehicle but not confirmed it. */
        post: operations["staffCompleteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that is not shipped.
         * @description Received money must then be refunded or retained. The vehicle is published again, unless it is withdrawn in the same call.
         */
        post: operations["staffCancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/receivePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment that reached the bank for an order.
         * @description If equal to the amount due, it approves the proof under review, or records the payment if there is none. Less is a
         *     part-payment: the order waits for the rest, and the buyer is notified of the missing amount and the deadline; a
         *     reservation with a part-payment does not lapse. A surplus is credited to the order and counts towards the balance; an
         *     amount far above the amount due is refused until the caller confirms that it matches the bank statement.
         */
        post: operations["staffReceivePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/proposeRefund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose a refund to the buyer.
         * @description Another owner or accounts colleague has to release it. The limit is the amount received, less what was refunded, is planned
         *     or was retained.
         */
        post: operations["staffProposeRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/releaseRefund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a refund that another staff member has proposed.
         * @description All owners get an e-mail. The caller must not be the proposer, as `StaffReleaseBar` explains.
         */
        post: operations["staffReleaseRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/withdrawRefund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a refund that was not sent. */
        post: operations["staffWithdrawRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/markRefundSent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a released refund was sent.
         * @description The buyer is notified by e-mail.
         */
        post: operations["staffMarkRefundSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/keepMoney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record money that the company retains by the user agreement.
         * @description The payment of a cancelled order, or the surplus of another. The buyer is notified by e-mail, with the reason.
         */
        post: operations["staffKeepMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/reversePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a payment that was booked by mistake.
         * @description The entry stays in the ledger, followed by one that reverses it. Up to USD 1,000 or JPY 150,000 of an order, this takes
         *     effect at once; beyond this sum another owner or accounts colleague must release it. If the order is no longer paid, it
         *     waits for its payment again, and the buyer is notified by e-mail.
         */
        post: operations["staffReversePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/releaseReversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a reversal that somebody else has proposed.
         * @description The payment no longer counts, as if no second person had been needed.
         */
        post: operations["staffReleaseReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/withdrawReversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a reversal that nobody has released.
         * @description The payment still counts.
         */
        post: operations["staffWithdrawReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the history of an order, its evidence, and the next step.
         * @description Each step has its author, time and evidence. The next step has the person whose turn it is, and the deadline.
         */
        post: operations["staffGetTimeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/noteInspection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a planned or passed inspection of a vehicle.
         * @description Possible from the preparation until the order is completed. A passed inspection needs its day and the number of its
         *     certificate; a planned one needs its day.
         */
        post: operations["staffNoteInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/noteArrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the arrival of a vehicle at its port, or its release.
         * @description Possible once the order is shipped, also after completion. A release requires an arrival first.
         */
        post: operations["staffNoteArrival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listPapers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the documents of an order.
         * @description Staff also see withdrawn documents, without their files.
         */
        post: operations["staffListPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/addPaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document to an order.
         * @description A document that is added twice is stored once. A cancelled order accepts none, and an order has at most 60.
         */
        post: operations["staffAddPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/withdrawPaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a document of an order.
         * @description The file is not shown any more. The audit log keeps its description, its hash, and who withdrew it.
         */
        post: operations["staffWithdrawPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/releasePaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the buyer read a document before the balance is paid.
         * @description The buyer can read a held document once the balance is paid. The audit log keeps who released it earlier, and why.
         */
        post: operations["staffReleasePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/addNote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note on an order.
         * @description Buyers never see it. Notes are neither changed nor removed. A note raises the version of the order, so that colleagues read
         *     it before they act.
         */
        post: operations["staffAddNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listStock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a page of the stock */
        post: operations["staffListStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a vehicle of the stock with all data entered by staff */
        post: operations["staffGetVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listStockChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the choices for describing a vehicle of the stock
         * @description Makes, models and styles are those of the catalogue that comes with the product.
         */
        post: operations["staffListStockChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/saveVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a vehicle as a draft, or change one
         * @description Changes to a published vehicle are visible to buyers at once. A vehicle that is held by an order, or sold, cannot be
         *     changed. Another draft or published vehicle with the same chassis number is a conflict, which the message names; a
         *     withdrawn or sold one is not, because a vehicle can come back.
         */
        post: operations["staffSaveVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/publishVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft, or a withdrawn vehicle again
         * @description Not while another vehicle with the same chassis number is published or held.
         */
        post: operations["staffPublishVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/deleteDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a draft
         * @description Only a vehicle that was never published. Its photos, video and inspection are deleted with it; the audit log keeps its details.
         */
        post: operations["staffDeleteDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/withdrawVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a vehicle from the site
         * @description Not while an order holds it. A flash sale ends too.
         */
        post: operations["staffWithdrawVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/duplicateVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a vehicle as a draft
         * @description The draft has a new stock number, and neither photos nor a chassis number.
         */
        post: operations["staffDuplicateVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/changePrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the price of a vehicle and its lower limit
         * @description Not while an order holds it: its buyer already has a price.
         */
        post: operations["staffChangePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setFlashSale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a vehicle on flash sale, change its sale, or end it */
        post: operations["staffSetFlashSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setInspection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or remove the inspection report of a vehicle */
        post: operations["staffSetInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/addPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo to a vehicle
         * @description It is re-encoded, which removes location data, and added at the end.
         */
        post: operations["staffAddPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/arrangePhotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder, turn or remove photos of a vehicle
         * @description Photos of a reserved or sold vehicle cannot be removed or edited, because a claim is compared with them.
         */
        post: operations["staffArrangePhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setVideo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or replace the video of a vehicle
         * @description Buyers see it after the photos. Location data is removed. A video that was added since this one was chosen is not
         *     replaced.
         */
        post: operations["staffSetVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/removeVideo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the video of a vehicle */
        post: operations["staffRemoveVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/editPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crop a photo of a vehicle, blur parts of it, or restore the original
         * @description Blurred parts cannot be recovered from what buyers get. The original photo is kept for staff, so that a crop and a blur
         *     can be changed and undone. The photo gets a new address, and the old one stops working.
         */
        post: operations["staffEditPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/readTerms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the pricing settings.
         * @description A part that is not set has no value. The answer has who set each part, and when.
         */
        post: operations["staffReadTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the exchange rates of the dollar to yen and shillings.
         * @description Prices change at once; an order keeps its price. The version is the one that the caller read; if it has changed since, the
         *     call changes nothing.
         */
        post: operations["staffSetRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the deposit as a share of the total.
         * @description Prices change at once; an order keeps its price. The version is the one that the caller read; if it has changed since, the
         *     call changes nothing.
         */
        post: operations["staffSetDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setInsurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the insurance rates.
         * @description Prices change at once; an order keeps its price. The version is the one that the caller read; if it has changed since, the
         *     call changes nothing.
         */
        post: operations["staffSetInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setFreight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the freight rates, by yard, port and transport.
         * @description Prices change at once; an order keeps its price. The version is the one that the caller read; if it has changed since, the
         *     call changes nothing. The list is complete: a journey that is left out is not offered any more.
         */
        post: operations["staffSetFreight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setClearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the customs clearance charges, by country.
         * @description Prices change at once; an order keeps its price. The version is the one that the caller read; if it has changed since, the
         *     call changes nothing. The list is complete: a country that is left out is not offered clearance any more.
         */
        post: operations["staffSetClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getReservationLimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get how many vehicles one account can hold without a deposit. */
        post: operations["staffGetReservationLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setReservationLimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set how many vehicles one account can hold without a deposit.
         * @description Existing reservations stay. The version is the one that the caller read; if it has changed since, the call changes
         *     nothing.
         */
        post: operations["staffSetReservationLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getRefundRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the refund rules. */
        post: operations["staffGetRefundRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setRefundRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the refund rules.
         * @description Buyers see them at once. Orders that are cancelled already keep the rules of their cancellation. The version is the one that
         *     the caller read; if it has changed since, the call changes nothing.
         */
        post: operations["staffSetRefundRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listMpesaPayments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List payments by M-Pesa. */
        post: operations["staffListMpesaPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/assignMpesaPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an M-Pesa payment on an order.
         * @description Recorded like a payment that a staff member records at the bank, at the exchange rate of the order's quote. The buyer gets an
         *     e-mail. On a cancelled order it waits for a refund.
         */
        post: operations["staffAssignMpesaPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/closeMpesaPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an M-Pesa payment without an order.
         * @description For a payment that M-Pesa reversed, or that was recorded by hand. It no longer waits for an order, nor keeps the buyer from
         *     sending another request to a phone. It can still be assigned.
         */
        post: operations["staffCloseMpesaPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listClaims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List claims of buyers. */
        post: operations["staffListClaims"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/decideClaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a claim, make an offer, or close it.
         * @description The buyer gets an e-mail. Money is paid as a refund of the order, which is proposed before an accepted claim is settled.
         */
        post: operations["staffDecideClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getClaimTerms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the deadlines of claims. */
        post: operations["staffGetClaimTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setClaimTerms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the deadlines of claims. */
        post: operations["staffSetClaimTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/previewTerms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the price of a vehicle with other pricing settings.
         * @description Nothing is changed.
         */
        post: operations["staffPreviewTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listTermVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the versions of a part of the pricing settings, with author and time. */
        post: operations["staffListTermVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listBankAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the accounts for payments, including proposed ones. */
        post: operations["staffListBankAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/proposeBankAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose an account for payments.
         * @description Another owner or accounts colleague has to release it. Until then nothing changes for buyers.
         */
        post: operations["staffProposeBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/releaseBankAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release an account that another staff member has proposed.
         * @description Buyers see it an hour later, so that there is time to withdraw it. All owners get an e-mail. The caller must not be the
         *     proposer, as `StaffReleaseBar` explains.
         */
        post: operations["staffReleaseBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/withdrawBankAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an account that buyers do not see yet.
         * @description Anyone who may propose an account may withdraw it, also within an hour after the release.
         */
        post: operations["staffWithdrawBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/readCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the data of the company and its clearing agents.
         * @description Buyers see them on the company page; phone, e-mail and addresses are on every page.
         */
        post: operations["staffReadCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the data of the company.
         * @description Pages show them at once. The version is the one that the caller read; if it has changed since, the call changes nothing.
         */
        post: operations["staffSetCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/addClearingAgent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a clearing agent.
         * @description Buyers see it from the first day of its licence.
         */
        post: operations["staffAddClearingAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/changeClearingAgent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a clearing agent.
         * @description The version is the one that the caller read; if it has changed since, the call changes nothing. An ended one cannot be
         *     changed.
         */
        post: operations["staffChangeClearingAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/endClearingAgent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a clearing agent, so that buyers no longer see it.
         * @description Staff still see it in the list. The version is the one that the caller read; if it has changed since, the call changes
         *     nothing.
         */
        post: operations["staffEndClearingAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listCompanyVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the versions of the company's data or of a clearing agent, with author and time. */
        post: operations["staffListCompanyVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/readLegalTexts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the legal texts with all their versions. */
        post: operations["staffReadLegalTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getLegalVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a version of a legal text. */
        post: operations["staffGetLegalVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setLegalText": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a version of a legal text, in force from a day on.
         * @description It is written in the three languages of the site. It replaces another version that begins on the same day. The counter is
         *     the one that the caller read; if it has changed since, the call changes nothing.
         */
        post: operations["staffSetLegalText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/takeBackLegalText": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a version of a legal text that has not begun.
         * @description Staff still see it in the list. The counter is the one that the caller read; if it has changed since, the call changes
         *     nothing.
         */
        post: operations["staffTakeBackLegalText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listImportCountries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the destination countries, with the known import rules and taxes. */
        post: operations["staffListImportCountries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/readImportRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the import charges of a country, dated, with sources.
         * @description All versions since our first source, including current and future ones.
         */
        post: operations["staffReadImportRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/putImportRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a charge from a day on, or correct a version that has not begun.
         * @description The previous version ends the day before. A change that would leave a day without a rate, or with two, is refused. The
         *     version of the charge is the one that the caller read; if it has changed since, the call changes nothing. Stored estimates
         *     stay unchanged.
         */
        post: operations["staffPutImportRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/removeImportRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a version of a charge that has not begun.
         * @description The previous version continues. To abolish a charge, set it to 0 per cent from a day on.
         */
        post: operations["staffRemoveImportRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/previewImportRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the effect of a changed charge on 50 vehicles of the stock.
         * @description They arrive on the first day of the change at the country's usual port. Nothing is changed.
         */
        post: operations["staffPreviewImportRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/readImportRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the import rules of a country, dated, with sources.
         * @description All versions since our first source, including current and future ones.
         */
        post: operations["staffReadImportRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/putImportRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set an import rule from a day on, or correct a version that has not begun.
         * @description The previous version ends the day before. A change that would leave a day without a rule, or with two, is refused. The
         *     version is the one that the caller read; if it has changed since, the call changes nothing. Lists and verdicts change at
         *     once.
         */
        post: operations["staffPutImportRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/removeImportRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a rule that has not begun.
         * @description The previous one continues.
         */
        post: operations["staffRemoveImportRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/previewImportRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the effect of a changed rule on 50 vehicles of the stock.
         * @description They arrive on the first day of the change. Nothing is changed.
         */
        post: operations["staffPreviewImportRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/findListPrices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the customs list prices of vehicle variants, including those set at the desk.
         * @description Variants of the catalogue by model and chassis code, either all or only those with a list price. The words are searched in
         *     make, model, chassis code and style.
         */
        post: operations["staffFindListPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/putListPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the list price of a variant from a day on, or correct one that has not begun.
         * @description It is in force until the next one begins. The version of the variant is the one that the caller read; if it has changed
         *     since, the call changes nothing. Total costs change accordingly, in lists too; stored estimates stay unchanged.
         */
        post: operations["staffPutListPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/endListPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the list price of a variant from a day on.
         * @description From then on customs values the variant by an estimate, or by its cost to the port, as estimates show. The version is the
         *     one that the caller read.
         */
        post: operations["staffEndListPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/takeBackListPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a list price, or its end, that has not begun.
         * @description The previous one continues. The version is the one that the caller read; if it has changed since, the call changes
         *     nothing.
         */
        post: operations["staffTakeBackListPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/readListPriceFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a list price file, and preview the changes of each row.
         * @description Nothing is changed. Rows are identified by make, model, chassis code and first day; a row without amounts is an end.
         *     Variants that are not in the file stay unchanged.
         */
        post: operations["staffReadListPriceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/carryOutListPriceFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the list prices of a previewed file.
         * @description Invalid rows are left out, all others are set at once. The plan is the one that the caller read; if list prices have
         *     changed since so that the result would differ, nothing is changed. Importing a file again changes nothing.
         */
        post: operations["staffCarryOutListPriceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/exportListPrices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export all list prices of a country as a file that can be imported. */
        post: operations["staffExportListPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/previewListPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the effect of a list price, or its end, on the total costs of vehicles of the stock.
         * @description Covers at most 50 vehicles of the variant, which arrive on the first day of the change at the country's usual port.
         *     Nothing is changed.
         */
        post: operations["staffPreviewListPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listCouponKinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the coupon types with the number given and used.
         * @description Coupons that buyers hold stay unchanged when their type is ended.
         */
        post: operations["staffListCouponKinds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/addCouponKind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a coupon type.
         * @description Coupons are given from its first day on: a welcome coupon to everybody who registers, others to buyers chosen by staff. A
         *     type cannot be changed; end it and create another.
         */
        post: operations["staffAddCouponKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/endCouponKind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a coupon type, so that no more coupons are given.
         * @description Coupons that buyers hold stay valid until their own last day.
         */
        post: operations["staffEndCouponKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/giveCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a coupon to one buyer.
         * @description The buyer sees it among the coupons at once. The audit log keeps the reason.
         */
        post: operations["staffGiveCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listBanners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the banners of the home page, including those not shown today. */
        post: operations["staffListBanners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/saveBanner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a banner to the home page, or change one.
         * @description Without an id a banner is added at the end, and needs a picture. Pictures are re-encoded, which removes location data. A
         *     picture in the shape of 1440 by 525, within a twentieth, is cropped to it on display. The version is the one that the
         *     caller read; if it has changed since, the call changes nothing.
         */
        post: operations["staffSaveBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/arrangeBanners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder the banners of the home page.
         * @description If the banners or their order have changed since the caller read them, nothing is changed.
         */
        post: operations["staffArrangeBanners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/removeBanner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a banner from the home page.
         * @description The audit log keeps its data. The version is the one that the caller read; if it has changed since, the call changes
         *     nothing.
         */
        post: operations["staffRemoveBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List questions about vehicles by status. */
        post: operations["staffListQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/answerQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question publicly, on the page of the vehicle.
         * @description Private details in the question are left out by publishing another wording. The buyer gets the answer by e-mail. A
         *     question whose answer was withdrawn can be answered again; one that was decided otherwise in the meantime stays unchanged.
         */
        post: operations["staffAnswerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/declineQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a question, with a reason that only the buyer reads.
         * @description The buyer gets the reason by e-mail. A question that was decided otherwise in the meantime stays unchanged.
         */
        post: operations["staffDeclineQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/correctAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a published question or its answer.
         * @description Everybody sees the new text at once, in the same place. Nobody is notified. The time of the last decision is the one that
         *     the caller read; if somebody has edited or withdrawn it since, nothing is changed.
         */
        post: operations["staffCorrectAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/withdrawAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a published answer with its question.
         * @description Only the buyer and staff can read the question any more. One that is no longer public stays unchanged.
         */
        post: operations["staffWithdrawAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listOffers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List offers of buyers. */
        post: operations["staffListOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/answerOffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer, make a counter-offer or decline.
         * @description The buyer gets an e-mail. An accepted price binds us for 24 hours.
         */
        post: operations["staffAnswerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/setVehicleOffers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let buyers make offers for a vehicle, with a lower limit, or stop it
         * @description Running offers stay. Not while an order holds the vehicle.
         */
        post: operations["staffSetVehicleOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listChats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the chats, those waiting for an answer first.
         * @description The page polls every few seconds, and reloads the open chat if its version has changed.
         */
        post: operations["staffListChats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a chat and its subject. */
        post: operations["staffGetChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/answerChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a buyer.
         * @description The caller takes the chat. A chat of another staff member must be taken over first, and if somebody else has answered
         *     since, nothing is sent. The message appears at once in every window in which the buyer has the chat open.
         */
        post: operations["staffAnswerChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/settleChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a chat as needing no answer. */
        post: operations["staffSettleChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/takeChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a chat, unassigned or from another staff member. */
        post: operations["staffTakeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/handOverChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign a chat to another staff member, or to nobody. */
        post: operations["staffHandOverChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/readChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set how far a chat was read.
         * @description The buyer sees it next to the message. The page calls this automatically.
         */
        post: operations["staffReadChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/typeInChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the caller is typing in a chat.
         * @description The buyer sees it for six seconds.
         */
        post: operations["staffTypeInChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listReadyAnswers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the saved replies, in each language. */
        post: operations["staffListReadyAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/addReadyAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a saved reply. */
        post: operations["staffAddReadyAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/changeReadyAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a saved reply. */
        post: operations["staffChangeReadyAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/removeReadyAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a saved reply. */
        post: operations["staffRemoveReadyAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getChatHours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the chat hours. */
        post: operations["staffGetChatHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/changeChatHours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the chat hours, and the message at other times. */
        post: operations["staffChangeChatHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listDealers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the dealers with their documents, those under review first. */
        post: operations["staffListDealers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/certifyDealer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Certify a dealer.
         * @description The dealer is notified by e-mail. If the application was decided or resubmitted since it was read, nothing is changed.
         */
        post: operations["staffCertifyDealer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/refuseDealer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse to certify a dealer, with a reason.
         * @description The dealer gets the reason in an e-mail and on their page, and can submit again.
         */
        post: operations["staffRefuseDealer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listInquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List waiting or answered inquiries. */
        post: operations["staffListInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/answerInquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an inquiry by mail.
         * @description The e-mail is sent to the account. An inquiry that is already answered stays unchanged.
         */
        post: operations["staffAnswerInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/findBuyers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find buyers. */
        post: operations["staffFindBuyers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getBuyer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a buyer with orders and sessions. */
        post: operations["staffGetBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/endBuyerSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of a buyer.
         * @description The buyer has to log in again everywhere.
         */
        post: operations["staffEndBuyerSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/blockBuyer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a buyer.
         * @description Every call of the buyer is then refused with code 403, a login with code 416, and an open chat ends. Orders stay
         *     unchanged.
         */
        post: operations["staffBlockBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/unblockBuyer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unblock a buyer. */
        post: operations["staffUnblockBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/getFigures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get business analytics by week.
         * @description Counted from the marketplace's own database; no personal data is sent elsewhere. Weeks begin on Monday by the market's
         *     clock, and the last one is incomplete.
         */
        post: operations["staffGetFigures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/readStockFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an import file, and preview its changes
         * @description The stock is not changed. Rows are identified by their stock numbers.
         */
        post: operations["staffReadStockFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listImports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the latest import files */
        post: operations["staffListImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listImportRows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the changes of the rows of an import file */
        post: operations["staffListImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/carryOutImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry out the next hundred rows of an import file, or fetch its next photos
         * @description After all rows, photos are fetched from their addresses, a few at a time. The page repeats the call until `endedAt` is
         *     present. After an interruption it resumes where it stopped, and nothing is done twice. A row whose vehicle has changed
         *     since the file was read becomes faulty.
         */
        post: operations["staffCarryOutImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/retryImportPhotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry the photos of an import file whose hosts failed
         * @description Failed photos with an address wait again, and `staffCarryOutImport` fetches them; nothing else of the file is repeated. A
         *     photo that its vehicle already has from the same address counts as present. If there is nothing to retry, nothing changes.
         */
        post: operations["staffRetryImportPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/listImportPhotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the photos of an import file that are still to come from an archive
         * @description The desk opens the archive and sends each photo itself. Only photos of rows that were carried out are listed.
         */
        post: operations["staffListImportPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/addImportPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a photo of an archive that an import file names
         * @description A photo that the vehicle already has is not added twice. A file that is not a picture is reported as failed, and the
         *     others continue. Earlier results of a photo stay unchanged.
         */
        post: operations["staffAddImportPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/exportStock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export all matching vehicles as a file that can be imported */
        post: operations["staffExportStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One line of a bank account, such as its IBAN. */
        AccountLine: {
            /** @example Account number */
            label: string;
            /** @example 0110 0012 3456 */
            value: string;
        };
        /**
         * @description In the bank's format, or an IBAN.
         * @example 0110 0012 3456
         */
        AccountNumber: string;
        /**
         * Format: date-time
         * @description Since when buyers see the account. Absent if no staff member has released it at the desk.
         * @example 2026-06-10T09:00:00.000Z
         */
        AccountSince: string;
        /** @description The file is sent with it, or was uploaded in parts; exactly one of the two. */
        AddPaperPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PaperKind"];
            title?: components["schemas"]["PaperTitle"];
            number?: components["schemas"]["PaperNumber"];
            fileBase64?: components["schemas"]["PaperFile"];
            /** @description The upload of the file, as `beginUpload` returned it. */
            uploadId?: components["schemas"]["Id"];
        };
        /** @description A receiving address in the address book. */
        Address: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            phone: string;
            countryCode: components["schemas"]["CountryCode"];
            /** @example Kenya */
            countryDesc: string;
            cityCode: components["schemas"]["CityCode"];
            cityId: components["schemas"]["Id"];
            /** @example Mombasa */
            cityDesc: string;
            /** @example Nyali Road 14 */
            address: string;
            /**
             * @description 1 for the default address, of which a user with addresses has exactly one; 0 for the others.
             * @enum {integer}
             */
            isDefault: 0 | 1;
        };
        /** @description The payload of `getAddress`. */
        AddressIdPayload: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description Street, house and building.
         * @example Nyali Road 14
         */
        AddressLine: string;
        /** @description The payload of `updateAddress`. */
        AddressPayload: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["RecipientName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["AddressPhone"];
            countryCode: components["schemas"]["CountryCode"];
            cityId: components["schemas"]["Id"];
            address: components["schemas"]["AddressLine"];
        };
        /**
         * @description The phone number of the recipient.
         * @example +254712345678
         */
        AddressPhone: string;
        /** @description The picture that the site shows at its start. */
        Advertisement: {
            imageUrl: components["schemas"]["ImageUrl"];
        };
        /**
         * @description 1 on; 0 off.
         * @enum {integer}
         */
        AlertSwitch: 0 | 1;
        /**
         * @description An amount in yen.
         * @example 1041200
         */
        AmountJPY: number;
        /**
         * @description An amount in Kenyan shillings, approximate by nature. The client writes the prefix KES before it.
         * @example 883650
         */
        AmountKES: number;
        /**
         * @description An amount in US dollars, with at most two decimals.
         * @example 6850
         */
        AmountUSD: number;
        /** @description The payload of `answerClaim`. */
        AnswerClaimPayload: {
            claimId: components["schemas"]["Id"];
            version: components["schemas"]["ClaimVersion"];
            /**
             * @description Accepting and refusing need an offer.
             * @enum {string}
             */
            answer: "message" | "accept" | "refuse";
            /** @description Required for a message. */
            text?: components["schemas"]["ClaimText"];
        };
        /** @description The payload of `answerOffer`. */
        AnswerOfferPayload: {
            offerId: components["schemas"]["Id"];
            version: components["schemas"]["OfferVersion"];
            /**
             * @description Accepting and countering need our counter-offer.
             * @enum {string}
             */
            answer: "accept" | "counter" | "withdraw";
            /** @description Required for a counter-offer, in whole US dollars. */
            price?: components["schemas"]["OfferDollars"];
            text?: components["schemas"]["OfferText"];
        };
        /**
         * @description Whether the car may be imported, and its total cost. The verdict has the id `any-car`, which is not one of our vehicles, and
         *     payments to `us` go to the seller and shipper.
         */
        AnyCarEstimate: {
            importing: components["schemas"]["ImportAssessment"];
            landedCost: components["schemas"]["LandedCost"];
        };
        /** @description The payload of `estimateAnyCar`. */
        AnyCarPayload: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Year and month of the first registration, or the year alone.
             * @example 2020-05
             */
            registered: string;
            /** @enum {string} */
            fuel: "petrol" | "diesel" | "hybrid" | "electric";
            /**
             * @description Right if absent.
             * @enum {string}
             */
            steering?: "right" | "left";
            /** @description Absent if unknown. */
            displacementCc?: number;
            /**
             * @description The country that it is shipped from; Japan if absent.
             * @enum {string}
             */
            standsIn?: "JP" | "CN";
            /** @description The seller's price for the car itself, in US dollars with at most two decimals. */
            priceUSD: number;
            /** @description Freight and insurance to the port. Absent if the price includes them. */
            freightUSD?: number;
            /** @description A model from `listModels`. With `styleName` a list price may be known. */
            modelId?: components["schemas"]["Id"];
            /** @description A `styleName` from `listStyles` for the model. */
            styleName?: string;
            /** @description The day of arrival, today or later. Absent for the next ship. */
            arrivalDay?: components["schemas"]["ImportDay"];
            /** @description Adds the verdict and the total by month of arrival. */
            isByMonth?: boolean;
        };
        /** @description The payload of `askQuestion`. */
        AskQuestionPayload: {
            carSourceId: components["schemas"]["Id"];
            question: components["schemas"]["QuestionText"];
        };
        /** @description The payload of `assessImport`. */
        AssessImportPayload: {
            /** @description The vehicles, each once. Vehicles that no longer exist are left out of the answer. */
            carSourceIds: components["schemas"]["Id"][];
            countryCode: components["schemas"]["CountryCode"];
            /** @description A port from `listPorts`. Absent for the usual port of the country. */
            endPortId?: components["schemas"]["Id"];
            /** @description The day on which the vehicles arrive, today or later. Absent for the next ship. */
            arrivalDay?: components["schemas"]["ImportDay"];
            /** @description Leaves out the rules and their sources, which the cards of a list do not show. */
            isBrief?: boolean;
        };
        /** @description The key from an e-mailed link. It is bound to one account and one purpose, and expires. */
        AuthKey: string;
        /** @description An account to which buyers pay. `branch` and `swift` are absent if the bank needs none. */
        BankAccountFacts: {
            holder: components["schemas"]["BankText"];
            bank: components["schemas"]["BankText"];
            branch?: components["schemas"]["BankText"];
            number: components["schemas"]["AccountNumber"];
            swift?: components["schemas"]["SwiftCode"];
        };
        /**
         * @description The name of the bank.
         * @example Equity Bank, Nairobi
         */
        BankName: string;
        /**
         * @description The currency of payments. If yen have no account of their own, buyers who pay in yen get the one for dollars.
         * @enum {string}
         */
        BankPayUnit: "USD" | "JPY";
        /**
         * @description The bank's transfer reference.
         * @example FT26163ABX91
         */
        BankReference: string;
        /**
         * @description A name on the bank's documents, spelled as there.
         * @example Pwani Collections Ltd
         */
        BankText: string;
        /** @description A picture on the home page, which may lead to a make. */
        Banner: {
            imageUrl: components["schemas"]["ImageUrl"];
            /** @description The alternative text of the picture. */
            name: string;
            /**
             * @description The make whose vehicles the banner opens. 999999 is not a make: it opens the user's coupons, or the registration for
             *     visitors. Without one the banner opens nothing.
             * @example 999999
             */
            makeId?: string;
        };
        /** @description What staff decide about a banner: its words, the page that it opens, and the days on which it is shown. */
        BannerFacts: {
            words: components["schemas"]["BannerWords"];
            makeId?: components["schemas"]["BannerTarget"];
            /** @description The first day, in the market, on which it is shown; absent if shown at once. */
            from?: components["schemas"]["StaffDay"];
            /** @description The last day on which it is shown; absent if unlimited. */
            until?: components["schemas"]["StaffDay"];
        };
        /** @description All banners, each once, in an order. */
        BannerIds: components["schemas"]["Id"][];
        /** @description A make whose vehicles a banner can open. */
        BannerMake: {
            id: components["schemas"]["Id"];
            /** @example Toyota */
            name: string;
        };
        /** @description The order of the banners after the change. */
        BannerOrder: {
            ids: components["schemas"]["BannerIds"];
        };
        /** @description The banner that was removed, which no longer exists. */
        BannerRemoved: {
            id: components["schemas"]["Id"];
        };
        /** @description The banner that was saved, and the version to send with its next change. */
        BannerSet: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["BannerVersion"];
        };
        /**
         * @description The make whose vehicles the banner opens, or 999999, which opens the coupons; absent if it opens nothing.
         * @example 1
         */
        BannerTarget: string;
        /**
         * @description One line of text on a banner in one language, at most 120 characters.
         * @example Go electric with BYD
         */
        BannerText: string;
        /**
         * @description Counts the changes of a banner. A call that changes it carries the one that its caller saw.
         * @example 3
         */
        BannerVersion: number;
        /** @description The text of the banner, in every language of the site. It is next to the picture, which contains no text. */
        BannerWords: {
            en: components["schemas"]["BannerText"];
            cn: components["schemas"]["BannerText"];
            jp: components["schemas"]["BannerText"];
        };
        /** @description The token of a visitor. */
        BaseToken: {
            accessToken: components["schemas"]["Token"];
        };
        /** @description A file identified by its content; the name does not matter. */
        BeginUploadPayload: {
            /**
             * @description The purpose. `finishUpload` finishes a picture, `addPaper` a document.
             * @enum {string}
             */
            kind: "picture" | "paper";
            /** @description The hash of the whole file. */
            sha256: components["schemas"]["FileHash"];
            /** @description The size of the file. */
            bytes: number;
        };
        /**
         * @description A calendar day, without a zone.
         * @example 2026-07-01
         */
        CalendarDay: string;
        /** @description A picture with characters to type, and a task to compute. */
        Captcha: {
            /** @description The picture as a data URL, ready to be shown. */
            imgBase64: string;
            imgKey: components["schemas"]["CaptchaKey"];
            challenge?: components["schemas"]["Challenge"];
        };
        /** @description The text that the user read in the picture, in any letter case; or the proof of the challenge with the same key. */
        CaptchaAnswer: string;
        /**
         * @description Identifies the picture and its challenge; sent back with the answer to either. Valid for one attempt.
         * @example cap_8Zt2LmQ4vX
         */
        CaptchaKey: string;
        /**
         * @description Years since the first registration: 1 under 1Y, 2 1-3Y, 3 3-5Y, 4 5-8Y, 5 8-10Y, 6 10-20Y, 7 over 20Y.
         * @enum {integer}
         */
        CarAgeFilter: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * @description US cents.
         * @example 240000
         */
        Cents: number;
        /**
         * @description The issuer's page for checking the certificate, as given on the certificate.
         * @example https://certificates.example.com/QISJ-260612-114
         */
        CertificateLink: string;
        /**
         * @description Proof of work for the caller's machine, as ALTCHA defines it in its second version: find a counter from which, after the
         *     nonce as four bytes, a key is derived that begins with `keyPrefix`. The proof is that object with its answer, `{"challenge":
         *     {"parameters", "signature"}, "solution": {"counter", "derivedKey"}}`, as JSON in Base64; it is sent as `captcha`, with the
         *     `imgKey` of the challenge. A challenge is valid for one attempt.
         */
        Challenge: {
            parameters: {
                /**
                 * @description How a key is derived. A caller who cannot do it reads the picture, if there is one.
                 * @example PBKDF2/SHA-256
                 */
                algorithm: string;
                nonce: components["schemas"]["Hexadecimal"];
                salt: components["schemas"]["Hexadecimal"];
                /** @description How many times the derivation is repeated. */
                cost: number;
                /** @description The length of a derived key in bytes. */
                keyLength: number;
                keyPrefix: components["schemas"]["Hexadecimal"];
                keySignature: components["schemas"]["Hexadecimal"];
            };
            signature: components["schemas"]["Hexadecimal"];
            /** @description How long the server accepts a proof after the answer. */
            goodForSeconds: number;
        };
        /** @description The payload of `changeSavedSearch`. */
        ChangeSearchPayload: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["SearchName"];
            alertsByMail?: components["schemas"]["AlertSwitch"];
            alertsByPush?: components["schemas"]["AlertSwitch"];
        };
        /**
         * @description The name of a tax or fee of the import.
         * @enum {string}
         */
        ChargeName: "importDuty" | "excise" | "ageExcise" | "vat" | "importDeclarationFee" | "railwayLevy" | "processingFee" | "withholdingTax" | "infrastructureLevy" | "environmentalLevy" | "hivLevy" | "plates" | "roadworthinessFee" | "localInsurance" | "inspection" | "lineRelease" | "portHandling" | "storage" | "inlandTransport" | "agent" | "motorInsurance";
        /** @description The vehicle or order of the page next to the chat. The server drops one that does not exist. */
        ChatAbout: {
            vehicleId?: components["schemas"]["ChatAboutId"];
            orderId?: components["schemas"]["ChatAboutId"];
        };
        /**
         * @description The id of a vehicle or an order.
         * @example 100001
         */
        ChatAboutId: string;
        /**
         * @description The client's key for a message. The server stores a message with the same key once.
         * @example m-1
         */
        ChatKey: string;
        /** @description A message of either side. */
        ChatMessage: {
            id: components["schemas"]["ChatMessageId"];
            /**
             * @description The side that wrote it.
             * @enum {string}
             */
            from: "buyer" | "staff";
            /** @description The name of the staff member who wrote it. */
            name?: string;
            /** @description Plain text without markup. */
            text: string;
            /**
             * Format: date-time
             * @description The time in UTC.
             */
            at: string;
            key?: components["schemas"]["ChatKey"];
        };
        /**
         * @description Ids increase in the order of writing.
         * @example 4711
         */
        ChatMessageId: number;
        /** @description In order of writing. */
        ChatMessages: components["schemas"]["ChatMessage"][];
        /** @description Earlier messages. */
        ChatOlder: {
            /** @constant */
            type: "older";
            messages: components["schemas"]["ChatMessages"];
            /** @description Whether there are messages before the first. */
            hasOlder: boolean;
        };
        /** @description The first message of a client, within 10 seconds. */
        ChatOpen: {
            /** @constant */
            type: "open";
            /** @description The token from `getChatToken`. */
            token: string;
            /** @description The last message that the client has. */
            after?: components["schemas"]["ChatMessageId"];
            /**
             * @description The language of the away message.
             * @enum {string}
             */
            language?: "en" | "zh" | "ja" | "sw";
        };
        /** @description The chat is open. Without `after` it has the last 50 messages, else the first 50 missed; the rest follow one by one. */
        ChatOpened: {
            /** @constant */
            type: "opened";
            /** @description The name that the staff see. */
            userName: string;
            /** @description The buyer's e-mail. */
            loginName: string;
            messages: components["schemas"]["ChatMessages"];
            /** @description Whether there are messages before the first. */
            hasOlder: boolean;
            /** @description The last of the buyer's messages that staff have read; 0 for none. */
            readUpTo: components["schemas"]["ChatMessageId"];
            /** @description The text for closed hours. */
            away?: string;
        };
        /** @description The last message of the other side that was read. */
        ChatReadUpTo: {
            /** @constant */
            type: "read";
            upTo: components["schemas"]["ChatMessageId"];
        };
        /** @description A message was not stored. `tooFast` means more than 20 in a minute. */
        ChatRefused: {
            /** @constant */
            type: "refused";
            key: components["schemas"]["ChatKey"];
            /** @enum {string} */
            reason: "empty" | "tooLong" | "tooFast";
        };
        /** @description Requests the 50 messages before one. */
        ChatRequestOlder: {
            /** @constant */
            type: "older";
            before: components["schemas"]["ChatMessageId"];
        };
        /** @description Writes a message of at most 2,000 characters. */
        ChatSend: {
            /** @constant */
            type: "send";
            key: components["schemas"]["ChatKey"];
            text: string;
            about?: components["schemas"]["ChatAbout"];
        };
        /** @description What the chat frame needs besides the caller's e-mail, which is its login name. */
        ChatToken: {
            token: components["schemas"]["Token"];
            /**
             * @description The name that the staff see.
             * @example Wanjiku Kamau
             */
            userName: string;
            /**
             * @description Seconds until the token ends.
             * @example 900
             */
            expiresIn: number;
        };
        /** @description A side is typing, which holds for six seconds. Clients send it every three seconds at most. */
        ChatTyping: {
            /** @constant */
            type: "typing";
        };
        /** @description A new message of either side, also the client's own. */
        ChatWritten: {
            /** @constant */
            type: "message";
            message: components["schemas"]["ChatMessage"];
        };
        /**
         * @description The code by which anybody can check whether this payment request is ours.
         * @example 7K3M9-QWX2D
         */
        CheckCode: string;
        /** @description The payload of `checkPayment`. */
        CheckPaymentPayload: {
            /** @description The short code, in any case, with or without its hyphen. */
            code?: string;
            /** @description The content of the QR code. */
            signed?: string;
            /** @description The order number printed on the document. */
            orderNo?: string;
            /** @description The amount printed on the document. */
            amount?: string;
            /** @description The account number printed on the document. */
            accountNumber?: string;
        };
        /** @description A payment reference that was checked, with the account that it belongs to. */
        CheckedAccount: {
            /** @example Pwani Collections Ltd */
            holder: string;
            /**
             * @description The last four characters of its number.
             * @example 3456
             */
            ending: string;
            since?: components["schemas"]["AccountSince"];
            releasedBy?: components["schemas"]["ReleasedBy"];
            releasedByRole?: components["schemas"]["ReleasedByRole"];
            isDemo: components["schemas"]["IsDemoAccount"];
        };
        /**
         * @description A key of city_list, or a two-digit prefix of province_list that stands for one city.
         * @example 0101_11
         */
        CityCode: string;
        /** @description The provinces of a country and their cities, tied by the first two digits of a city's key. */
        CityData: {
            /**
             * @description Province names by two-digit prefix. Four prefixes stand for one city and have none in city_list:
             *     21 means the city id 274, 23 means 296, 28 means 343 and 99 means 19.
             */
            province_list: {
                [key: string]: string;
            };
            /** @description City names by city code. What follows the underscore is the cityId. */
            city_list: {
                [key: string]: string;
            };
        };
        /** @description The payload of `listCities`. */
        CityListPayload: {
            countryCode: components["schemas"]["CountryCode"];
        };
        /** @description A claim of a buyer about a delivered vehicle. */
        Claim: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["ClaimVersion"];
            kind: components["schemas"]["ClaimKind"];
            state: components["schemas"]["ClaimState"];
            /**
             * @description Who acts next.
             * @enum {string}
             */
            turn: "buyer" | "us" | "nobody";
            /** @description Until when. Absent once the claim is closed. */
            dueAt?: components["schemas"]["Moment"];
            reportedAt: components["schemas"]["Moment"];
            /** @description Documents of the order. Withdrawn ones are left out. */
            photos: components["schemas"]["Paper"][];
            /** @description The parts of the body that the photos show. Absent if none was named. */
            marks?: components["schemas"]["ClaimMark"][];
            /** @description The report of the buyer first, then all answers in order. */
            messages: components["schemas"]["ClaimMessage"][];
            /** @description The amount that we offered last. Absent without an offer of money. */
            offer?: components["schemas"]["PriceText"];
        };
        /** @description Within how many days we answer. */
        ClaimAnswerDays: number;
        /** @description How long after the take-over a claim can be reported. */
        ClaimHours: number;
        /**
         * @description `damage`: damaged on the way. `missingParts`: parts or accessories are missing. `wrongCar`: the wrong vehicle arrived.
         *     `mileage`: the mileage is not as described.
         * @enum {string}
         */
        ClaimKind: "damage" | "missingParts" | "wrongCar" | "mileage";
        /** @description Where on the vehicle a photo was taken. */
        ClaimMark: {
            paperId: components["schemas"]["Id"];
            part: components["schemas"]["InspectionPart"];
        };
        /** @description A message in a claim. */
        ClaimMessage: {
            at: components["schemas"]["Moment"];
            /** @enum {string} */
            by: "buyer" | "staff";
            /** @description The staff member. Only shown to staff. */
            byName?: string;
            text: string;
        };
        /** @description Within how many days the buyer replies. */
        ClaimReplyDays: number;
        /**
         * @description `open`: without an offer. `offered`: the buyer decides about an offer. `accepted`: the buyer took the offer, which is still to
         *     be paid. `settled`: closed with a solution. `declined`: closed without one.
         * @enum {string}
         */
        ClaimState: "open" | "offered" | "accepted" | "settled" | "declined";
        /** @description The deadlines of claims: hours for reporting one after arrival, and days for each side to answer. */
        ClaimTerms: {
            version: components["schemas"]["TermVersion"];
            hours: components["schemas"]["ClaimHours"];
            answerDays: components["schemas"]["ClaimAnswerDays"];
            replyDays: components["schemas"]["ClaimReplyDays"];
        };
        /**
         * @description The text of a message in a claim.
         * @example The left front door has a dent that the photos at shipping do not show.
         */
        ClaimText: string;
        /** @description The version of the claim that the caller read. */
        ClaimVersion: number;
        /** @description When the buyer may report a claim. */
        ClaimWindow: {
            /** @description How long after the buyer could collect the vehicle. */
            hours: number;
            isOpen: boolean;
            /** @description When the buyer could collect the vehicle. Absent before. */
            opensAt?: components["schemas"]["Moment"];
            /** @description Absent before the vehicle can be collected. */
            closesAt?: components["schemas"]["Moment"];
        };
        /** @description The payload of `getClaims`. */
        ClaimsPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
        };
        /**
         * @description 1 with customs clearance, and the amounts with clearance apply; 0 without.
         * @enum {integer}
         */
        ClearanceChoice: 0 | 1;
        /** @description The current customs clearance. `value` is absent until it is set for the first time. */
        ClearanceNow: {
            version: components["schemas"]["TermVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            value?: components["schemas"]["ClearanceTerm"];
        };
        /** @description What our customs clearance costs, for each country that it is offered in. */
        ClearanceTerm: {
            countries: components["schemas"]["CountryClearances"];
        };
        /** @description A clearing agent at a port of the destination. */
        ClearingAgent: {
            name: components["schemas"]["CompanyText"];
            /**
             * @description The name of the country whose vehicles it clears.
             * @example Kenya
             */
            country: string;
            /**
             * @description The name of the port where it works.
             * @example Mombasa
             */
            port: string;
            licenceNumber: components["schemas"]["LicenceNumber"];
            /**
             * @description The issuer of the licence.
             * @example Kenya Revenue Authority
             */
            licensor: string;
            licensedSince: components["schemas"]["CalendarDay"];
            /** @description The last day of the licence; absent if it has no end. */
            licensedUntil?: components["schemas"]["CalendarDay"];
            /**
             * @description Its charge for a vehicle.
             * @example KES 25,000
             */
            fee: string;
            phone: components["schemas"]["CompanyPhone"];
            /** @example Bandari House, Kilindini Road, Mombasa */
            address: string;
            /** @description Whether it is made up for a demo. */
            isDemo: boolean;
        };
        /** @description What buyers see of a clearing agent: where it works, its licence, and what it charges for a vehicle. */
        ClearingAgentFacts: {
            /** @description The country whose vehicles it clears. */
            countryCode: components["schemas"]["CountryCode"];
            /** @description The port where it works, one of the country's ports of entry. */
            portId: components["schemas"]["LandingPortId"];
            name: components["schemas"]["CompanyText"];
            licenceNumber: components["schemas"]["LicenceNumber"];
            /** @description The issuer of the licence. */
            licensor: components["schemas"]["LocalText"];
            licensedSince: components["schemas"]["StaffDay"];
            /** @description The last day of the licence; absent if it has no end. */
            licensedUntil?: components["schemas"]["StaffDay"];
            /**
             * @description Its charge for a vehicle, in whole units of the currency.
             * @example 25000
             */
            feeAmount: number;
            /**
             * @description The currency's ISO 4217 code.
             * @example KES
             */
            feeCurrency: string;
            phone: components["schemas"]["CompanyPhone"];
            address: components["schemas"]["LocalText"];
        };
        /** @description The clearing agent that was saved, and the version to send with its next change. */
        ClearingAgentSet: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CompanyVersion"];
        };
        /**
         * @description The kind of client; 2 is the desktop site.
         * @constant
         */
        ClientCode: 2;
        /** @description An error or note that a page reports to the server's log. Nothing in it may identify a person. */
        ClientLogPayload: {
            /**
             * @description The severity of the entry.
             * @enum {string}
             */
            level: "info" | "warn" | "error";
            /** @description What happened, without tokens, passwords or the contents of forms. */
            message: string;
            /** @description The path of the page it happened on, without its query. */
            page?: string;
        };
        /**
         * @description The colour of the body, each with its shades; pearl white is white.
         * @enum {string}
         */
        ColourFilter: "white" | "black" | "silver" | "gray" | "blue" | "red" | "brown" | "beige" | "green" | "orange" | "yellow";
        /** @description The fields of every payload. */
        CommonPayload: {
            language: components["schemas"]["Language"];
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description The company behind the marketplace. */
        Company: {
            /**
             * @description The registered name.
             * @example GariPort Co. Ltd.
             */
            name: string;
            tradingName: components["schemas"]["CompanyText"];
            registrationNumber: components["schemas"]["LicenceNumber"];
            /**
             * @description The place of registration.
             * @example Legal Affairs Bureau, Yokohama
             */
            register: string;
            licence?: components["schemas"]["DealingLicence"];
            since: components["schemas"]["CompanyYear"];
            phone: components["schemas"]["CompanyPhone"];
            email: components["schemas"]["Email"];
            /**
             * @description The opening hours.
             * @example Monday to Saturday, 8:00 to 18:00 Nairobi time
             */
            hours: string;
            whatsApp?: components["schemas"]["WhatsAppContact"];
            /** @description The head office first. */
            offices: components["schemas"]["Office"][];
            /** @description Whether it is made up for a demo. */
            isDemo: boolean;
        };
        /** @description The facts about the company that pages and documents show. Texts are in all languages of the site. */
        CompanyFacts: {
            /** @description The registered name. */
            name: components["schemas"]["LocalText"];
            tradingName: components["schemas"]["CompanyText"];
            registrationNumber: components["schemas"]["LicenceNumber"];
            /** @description The place of registration. */
            register: components["schemas"]["LocalText"];
            licence?: components["schemas"]["DealingLicenceFacts"];
            since: components["schemas"]["CompanyYear"];
            phone: components["schemas"]["CompanyPhone"];
            email: components["schemas"]["Email"];
            /** @description The opening hours. */
            hours: components["schemas"]["LocalText"];
            /** @description Absent if nobody answers on WhatsApp. */
            whatsApp?: components["schemas"]["WhatsAppFacts"];
            /** @description The head office first. */
            offices: components["schemas"]["OfficeFacts"][];
        };
        /** @description The company and the clearing agents that it works with. */
        CompanyPage: {
            /** @description Absent until the company has entered its data. */
            company?: components["schemas"]["Company"];
            /** @description The agents licensed today, by country and name. */
            clearingAgents: components["schemas"]["ClearingAgent"][];
        };
        /**
         * @description In the international format, so that it can be called from anywhere.
         * @example +254 20 000 0142
         */
        CompanyPhone: string;
        /** @description The version of the company's facts after the change, to be sent with the next one. */
        CompanySet: {
            version: components["schemas"]["CompanyVersion"];
        };
        /**
         * @description A short text about the company.
         * @example GariPort
         */
        CompanyText: string;
        /**
         * @description Counts the changes. A call that changes something names the version that its caller read; 0 before the first change.
         * @example 3
         */
        CompanyVersion: number;
        /**
         * @description The year of foundation.
         * @example 2019
         */
        CompanyYear: number;
        /** @description The payload of `confirmNoticeCode`. */
        ConfirmNoticeCodePayload: {
            /**
             * @description The six digits of the message.
             * @example 482913
             */
            code: string;
        };
        /** @description A place in a container for vehicles up to a size in cubic metres, and its freight in US cents. */
        ContainerSize: {
            /**
             * @description The maximum size of a vehicle for this place.
             * @example 12
             */
            upToCubicMetres: number;
            cents: components["schemas"]["Cents"];
        };
        /** @description The freight between a yard and a port for a vehicle in a container, by its size. */
        ContainerTariff: {
            yardId: components["schemas"]["YardId"];
            portId: components["schemas"]["LandingPortId"];
            /** @description The smallest first. A vehicle pays for the first that it fits; if it fits none, it is not accepted. */
            sizes: components["schemas"]["ContainerSize"][];
        };
        /** @description The freight of a place in a container, by yard and port. A journey without a tariff is not offered. */
        ContainerTariffs: components["schemas"]["ContainerTariff"][];
        /** @description One amount in three currencies. */
        CostAmount: {
            usd: components["schemas"]["AmountUSD"];
            jpy: components["schemas"]["AmountJPY"];
            kes: components["schemas"]["AmountKES"];
        };
        /** @description The lowest and the highest amount of a cost. */
        CostSpan: {
            min: components["schemas"]["CostAmount"];
            max: components["schemas"]["CostAmount"];
        };
        /** @description A country of the list of countries. */
        Country: {
            code: components["schemas"]["CountryCode"];
            name: components["schemas"]["CountryName"];
            id?: components["schemas"]["Id"];
        };
        /**
         * @description An approximate amount in the local currency, which the site shows with the prefix KES.
         * @example 883650
         */
        CountryAmount: number;
        /** @description The cost of our customs clearance in a country: a fee in US cents, and duties as a part of the list price. */
        CountryClearance: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The agency's own work, port charges and registration. */
            feeCents: components["schemas"]["Cents"];
            /** @description Duties and taxes as a part of the list price. */
            dutyRatio: components["schemas"]["PartOfOne"];
            /** @description Whether buyers see the amount, or only that clearance is offered. */
            isShown: boolean;
        };
        /** @description The countries where the agency works; customs clearance is offered in no other. */
        CountryClearances: components["schemas"]["CountryClearance"][];
        /**
         * @description The country's ISO 3166-1 alpha-2 code.
         * @example KE
         */
        CountryCode: string;
        /**
         * @description The country's name, as `/country/countryList` gives it in the call's language.
         * @example Kenya
         */
        CountryName: string;
        /** @description A destination country with its ports of entry, where clearing agents can work. */
        CountryPorts: {
            /** @example KE */
            id: string;
            /** @example Kenya */
            name: string;
            ports: components["schemas"]["NamedPlace"][];
        };
        /** @description A coupon of a user. */
        Coupon: {
            /** @description The ids for couponDetailIds. */
            id: components["schemas"]["Id"];
            /** @example Welcome coupon */
            name: string;
            /** @example WELCOME100 */
            code: string;
            quotaUSD: components["schemas"]["AmountUSD"];
            quotaKES: components["schemas"]["AmountKES"];
            quotaJPY: components["schemas"]["AmountJPY"];
            /**
             * Format: date
             * @description The first day on which the coupon can be used.
             */
            effectiveDate: string;
            /**
             * Format: date
             * @description The last day on which the coupon can be used.
             */
            expiry: string;
            /**
             * @description 1 the coupon is for all vehicles; 2 it is for designated vehicles.
             * @enum {integer}
             */
            useType: 1 | 2;
            /**
             * @description A description of what the coupon is for.
             * @example All vehicles
             */
            scope: string;
            status: components["schemas"]["CouponStatus"];
        };
        /**
         * @description The name of the coupon type for staff. Unique among types that are not ended.
         * @example WELCOME100
         */
        CouponCode: string;
        /** @description The number of coupons given, and their current state. */
        CouponCounts: {
            /**
             * @description All of them.
             * @example 12
             */
            given: number;
            /**
             * @description Those that can still be used.
             * @example 7
             */
            open: number;
            /**
             * @description Those held by a reservation in progress.
             * @example 1
             */
            held: number;
            /** @example 3 */
            used: number;
            /**
             * @description Those after their last day.
             * @example 1
             */
            lapsed: number;
        };
        /** @description The ids of the coupons to take off. */
        CouponDetailIds: components["schemas"]["Id"][];
        /** @description The coupon that a buyer was given. */
        CouponGiven: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            /** @description The last day on which the buyer can use it. */
            expiry: components["schemas"]["StaffDay"];
        };
        /** @description What staff decide about a type of coupon: its value in US dollars, its vehicles, and until when and to whom it is given. */
        CouponKindFacts: {
            code: components["schemas"]["CouponCode"];
            name: components["schemas"]["LocalText"];
            /** @description A description of what it is for; absent if the vehicles say it. */
            scope?: components["schemas"]["LocalText"];
            /**
             * @description The deduction from a price, in US dollars.
             * @example 100
             */
            quotaUSD: number;
            /** @description The stock numbers of the vehicles that it is for; absent if it is for all. */
            stockNos?: components["schemas"]["CouponStockNo"][];
            /** @description The first day, in the market, on which coupons are given. */
            from: components["schemas"]["StaffDay"];
            /** @description The last day on which they are given and can be used; absent if it has no end. */
            until?: components["schemas"]["StaffDay"];
            /**
             * @description The number of days that a coupon is valid after it was given, at most until `until`. One of both is required.
             * @example 180
             */
            daysToUse?: number;
            /**
             * @description The maximum number to give; absent if unlimited.
             * @example 500
             */
            most?: number;
            /** @description Whether everybody who registers gets one. */
            isWelcome: boolean;
        };
        /** @description The type of coupon that was created or ended. */
        CouponKindSet: {
            id: components["schemas"]["Id"];
        };
        /** @description The picture of the coupon that a registration brings, in two sizes, and its amount. */
        CouponPicture: {
            /** @description The amount of the coupon. Absent if there is none to show. */
            amountUSD?: components["schemas"]["AmountUSD"];
            amountJPY?: components["schemas"]["AmountJPY"];
            imageUrl: components["schemas"]["ImageUrl"];
            smallImageUrl: components["schemas"]["ImageUrl"];
        };
        /**
         * @description 1 available; 2 expired; 3 frozen by a reservation in progress; 4 used.
         * @enum {integer}
         */
        CouponStatus: 1 | 2 | 3 | 4;
        /**
         * @description The stock number of a vehicle that a coupon is for.
         * @example GP100001
         */
        CouponStockNo: string;
        /**
         * Format: date-time
         * @description createTimeDesc in UTC, for a page that shows all times in one zone.
         * @example 2026-06-11T06:24:00.000Z
         */
        CreatedAt: string;
        /** @description The value that customs use for the vehicle, from their published list. */
        CustomsList: {
            /** @description The year of the list. */
            id: string;
            /**
             * @description The legal state on the day of arrival, as far as known.
             * @enum {string}
             */
            state: "announced" | "inForce" | "suspended" | "replaced";
            since: components["schemas"]["ImportDay"];
            basis: components["schemas"]["ImportBasis"];
            sources: components["schemas"]["SourceIds"];
            /** @description Whether the lines are based on this list. */
            isUsed: boolean;
            listPrice?: components["schemas"]["CostSpan"];
            /** @description The rows of the list about this vehicle; several if trims cannot be distinguished. */
            rows?: components["schemas"]["CustomsListRow"][];
            customsValue?: components["schemas"]["CostSpan"];
            /** @description The state's charges by this list. */
            lines?: components["schemas"]["LandedCostLine"][];
            toState?: components["schemas"]["CostSpan"];
            /** @description The total cost by this list. Absent if the list has no known price of the vehicle. */
            total?: components["schemas"]["CostSpan"];
        };
        /** @description A row of the calculation of the customs value. */
        CustomsListRow: {
            /** @description Its row in the list. */
            row: number;
            name: string;
            /** @description The list price in the currency of the country. */
            amount: number;
        };
        /**
         * @description The basis of the state's percentages. listPrice: a published list price, less depreciation, divided by what the list price
         *     includes. estimatedListPrice: the same by our estimate. price: vehicle, freight and insurance.
         */
        CustomsValue: {
            /** @enum {string} */
            from: "listPrice" | "estimatedListPrice" | "price";
            value: components["schemas"]["CostSpan"];
            listPrice?: components["schemas"]["CostSpan"];
            depreciationPercent?: components["schemas"]["PercentSpan"];
            divisor?: components["schemas"]["PercentSpan"];
            sources: components["schemas"]["SourceIds"];
            /** @description The year or years of the list. */
            listYear?: string;
            /** @description Its publisher. */
            listTold?: string;
            listUrl?: string;
            /** @description The reliability of the depreciation. Several ways of counting the age give a range. */
            depreciation?: {
                basis: components["schemas"]["ImportBasis"];
                countedBy: ("calendarYears" | "months")[];
                sources: components["schemas"]["SourceIds"];
            };
            /** @description What the list price contains besides the customs value, in percent. Several if the class of the vehicle is unknown. */
            contains?: components["schemas"]["ListPriceContents"][];
            /** @description Customs' lists with their legal state, and what the vehicle costs by each. Newest first. */
            lists?: components["schemas"]["CustomsList"][];
        };
        /** @description The lowest and the highest number of days. */
        DaySpan: {
            min: number;
            max: number;
        };
        /**
         * @description Only status is present while the user has submitted nothing. Its pictures are the caller's own links, as `uploadImage`
         *     returns them.
         */
        DealerCertificate: {
            status: components["schemas"]["DealerStatus"];
            id?: components["schemas"]["Id"];
            dealerName?: string;
            dealerAddress?: string;
            dealerSize?: string;
            contactPerson?: string;
            contactNumber?: string;
            whatsAppNo?: string;
            email?: string;
            vatNo?: string;
            taxNo?: string;
            vatNoPic?: components["schemas"]["ImageUrl"];
            taxNoPic?: components["schemas"]["ImageUrl"];
            /** @description Why the certificate was rejected. Present only with status 3. */
            remark?: string;
        };
        /**
         * @description The client code of this site.
         * @constant
         */
        DealerClient: 2;
        /** @description A picture for the application of a dealer. */
        DealerClueForm: {
            /**
             * Format: binary
             * @description A jpg, jpeg, png or bmp file of 1 byte to 13312 KB.
             */
            file: string;
        };
        /** @description The payload of `updateDealer`. */
        DealerPayload: {
            id: components["schemas"]["Id"];
            dealerName: components["schemas"]["DealerText"];
            dealerAddress: components["schemas"]["DealerText"];
            dealerSize?: components["schemas"]["DealerText"];
            contactPerson: components["schemas"]["DealerText"];
            contactNumber: components["schemas"]["DealerText"];
            whatsAppNo?: components["schemas"]["DealerText"];
            email?: components["schemas"]["Email"];
            vatNo?: components["schemas"]["DealerText"];
            taxNo?: components["schemas"]["DealerText"];
            /** @description The PVT picture. */
            vatNoPic?: components["schemas"]["ImageUrl"];
            /** @description The picture of the tax (PIN) certificate. */
            taxNoPic: components["schemas"]["ImageUrl"];
            client: components["schemas"]["DealerClient"];
        };
        /**
         * @description -1 nothing submitted; 1 under review; 2 approved; 3 rejected.
         * @enum {integer}
         */
        DealerStatus: -1 | 1 | 2 | 3;
        /** @description Trimmed text. */
        DealerText: string;
        /** @description The token with which a dealer uploads pictures. */
        DealerToken: {
            token: components["schemas"]["Token"];
        };
        /** @description The licence to deal in used vehicles. Absent if none is needed. */
        DealingLicence: {
            number: components["schemas"]["LicenceNumber"];
            /**
             * @description The issuer of the licence.
             * @example Kanagawa Prefectural Public Safety Commission
             */
            authority: string;
        };
        /** @description The licence to deal in used vehicles. Absent if none is needed. */
        DealingLicenceFacts: {
            number: components["schemas"]["LicenceNumber"];
            /** @description The issuer of the licence. */
            authority: components["schemas"]["LocalText"];
        };
        /**
         * @description The price of a vehicle at the port by the first transport that goes there, with freight and insurance, after the deduction of
         *     a flash sale. It equals the total of `getPriceDetail` without coupons.
         */
        DeliveredPrice: {
            carSourceId: components["schemas"]["Id"];
            priceUSD: components["schemas"]["AmountUSD"];
            priceJPY: components["schemas"]["AmountJPY"];
            /** @description The price before the flash sale. Absent without one. */
            origPriceUSD?: components["schemas"]["AmountUSD"];
            /** @description The price before the flash sale. Absent without one. */
            origPriceJPY?: components["schemas"]["AmountJPY"];
        };
        /** @description The prices of a vehicle delivered to a port of destination. */
        DeliveredPrices: {
            countryCode: components["schemas"]["CountryCode"];
            portId: components["schemas"]["Id"];
            /**
             * @description The name in the language of the call.
             * @example Dar es Salaam
             */
            portName: string;
            /** @description Without the vehicles that do not go to this port. */
            prices: components["schemas"]["DeliveredPrice"][];
        };
        /** @description The payload of `listDeliveredPrices`. */
        DeliveredPricesPayload: {
            /** @description The vehicles, each once. Vehicles that no longer exist are left out of the answer. */
            carSourceIds: components["schemas"]["Id"][];
            countryCode: components["schemas"]["CountryCode"];
            /** @description One of the country's ports. Absent for the usual one. */
            portId?: components["schemas"]["Id"];
        };
        /**
         * Format: date-time
         * @description The deadline of the deposit, in UTC. The vehicle is then released unless a payment is under review.
         * @example 2026-06-12T06:24:00.000Z
         */
        DepositDueAt: string;
        /** @description The current deposit. `value` is absent until it is set for the first time. */
        DepositNow: {
            version: components["schemas"]["TermVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            value?: components["schemas"]["DepositTerm"];
        };
        /**
         * @description The deposit as a share of the total.
         * @example 0.3
         */
        DepositRatio: number;
        /** @description The part of the price that a buyer pays before the vehicle is shipped. */
        DepositTerm: {
            ratio: components["schemas"]["DepositRatio"];
        };
        /** @description A country that we ship to. */
        Destination: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description The name in the language of the call.
             * @example Tanzania
             */
            name: string;
            /** @description The ports for the country, the usual one first. */
            ports: components["schemas"]["DestinationPort"][];
            /**
             * @description The country's currency. Absent without a known rate.
             * @example TZS
             */
            currency?: string;
            /**
             * @description How many units of `currency` a dollar is worth, roughly. Absent without `currency`.
             * @example 2600
             */
            perUsd?: number;
        };
        /** @description A port of destination. */
        DestinationPort: {
            portId: components["schemas"]["Id"];
            /**
             * @description The name in the language of the call.
             * @example Dar es Salaam
             */
            name: string;
        };
        /**
         * @description The deposit proof of the caller's own order: 0 it can be uploaded; 1 it is under review. Present only while vehicleStatus is
         *     3.
         * @enum {integer}
         */
        DetailState: 0 | 1;
        /**
         * @description Litres with their unit; a lone hyphen for an electric vehicle.
         * @example 1.0L
         */
        Displacement: string;
        /**
         * @description 1 the clearance price is shown to the buyer; 0 it is not.
         * @enum {integer}
         */
        DisplayClearanceFlag: 0 | 1;
        /**
         * @description Kilometres, grouped by thousands, without the unit.
         * @example 62,400
         */
        DisplayMileage: string;
        /**
         * @description How many wheels are driven; 4WD is all-wheel drive too.
         * @enum {string}
         */
        DriveFilter: "2WD" | "4WD";
        /** @description An earlier version of a legal text. */
        EarlierLegalText: {
            version: components["schemas"]["LegalVersion"];
            since: components["schemas"]["CalendarDay"];
            replacedOn: components["schemas"]["CalendarDay"];
        };
        /**
         * @description An e-mail address as HTML's own input accepts it.
         * @example wanjiku.kamau@example.com
         */
        Email: string;
        /** @description How many vehicles have a value of a filter. */
        FacetCount: {
            /** @description The option as the filter takes it, written as text; of the type filter, its number from 1 to 5. */
            value: components["schemas"]["Id"];
            count: number;
        };
        /** @description How many vehicles there are for each value of a filter. */
        FacetCounts: components["schemas"]["FacetCount"][];
        /** @description A visitor has to solve an image code; the caller gets the answer unchanged. */
        Failure17: {
            /** @constant */
            code: 17;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The call was refused; the message says why. Without its own message a generic text is shown. */
        Failure400: {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            /** @description Why, as one of the keys that `x-failures` of the call lists for the code. More may be added. */
            reason?: string;
        };
        /** @description The caller has no access any more; stored data in the browser is invalid. */
        Failure403: {
            /** @constant */
            code: 403;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description Somebody else has changed the data since the caller read it. The call changed nothing. */
        Failure409: {
            /** @constant */
            code: 409;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description At login, the e-mail is refused, for instance because it is blocked. Never reveals whether an account has it. */
        Failure416: {
            /** @constant */
            code: 416;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /**
         * @description At login, e-mail and password do not match; the answer is the same if there is no account. At the end of a registration, its
         *     password is missing or wrong.
         */
        Failure417: {
            /** @constant */
            code: 417;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            /** @description Why, as one of the keys that `x-failures` of the call lists for the code. More may be added. */
            reason?: string;
        };
        /** @description The call needs a logged-in user, and the caller is not logged in. */
        Failure421: {
            /** @constant */
            code: 421;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description At login, the account's e-mail has not been verified yet. */
        Failure427: {
            /** @constant */
            code: 427;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description At login, there were too many wrong passwords; every attempt is refused for a while, unless it has a proof of work. */
        Failure428: {
            /** @constant */
            code: 428;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The access token has expired; refresh it and repeat the call. */
        Failure430: {
            /** @constant */
            code: 430;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The session has expired and cannot be renewed. */
        Failure431: {
            /** @constant */
            code: 431;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The session was ended early, for instance by a new password. */
        Failure432: {
            /** @constant */
            code: 432;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The caller is a staff member whose role may not make this call. The session continues. */
        Failure433: {
            /** @constant */
            code: 433;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The call needs a second factor given within the last five minutes. Nothing was done; after giving it, the same call may succeed. */
        Failure434: {
            /** @constant */
            code: 434;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The server failed; the same call may succeed later. */
        Failure500: {
            /** @constant */
            code: 500;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The order or vehicle of the price request is not valid any more; the page starts over. */
        Failure602: {
            /** @constant */
            code: 602;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description At a reservation, the price is above the one last shown to the buyer. Nothing was reserved. */
        Failure603: {
            /** @constant */
            code: 603;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The payload of `listFavorites`. */
        FavoriteListPayload: {
            pageNo: components["schemas"]["PageNo"];
            /** @description How many vehicles make a page; the site asks for 8. */
            pageSize: number;
        };
        /** @description A page of saved vehicles. */
        FavoritePage: {
            /** @description The number of vehicles that the caller has saved, over all pages. */
            total: number;
            /** @description The last saved first. */
            vehicleList: components["schemas"]["VehicleCard"][];
        };
        /** @description The payload of `checkFavorite`. */
        FavoritePayload: {
            vehicleId: components["schemas"]["Id"];
        };
        /** @description Whether the vehicle is saved. */
        FavoriteState: {
            /**
             * @description 1 the caller has saved the vehicle; 0 not.
             * @enum {integer}
             */
            status: 0 | 1;
        };
        /**
         * @description SHA-256 in lower-case hexadecimal.
         * @example c414cd0e204de974f73753c7e28d7638e7b3691bb8b1a2bab6b25bb7fed7ce77
         */
        FileHash: string;
        /** @description The payload of `findPassword`. */
        FindPasswordPayload: {
            email: components["schemas"]["Email"];
            captcha: components["schemas"]["CaptchaAnswer"];
            imgKey: components["schemas"]["CaptchaKey"];
        };
        /** @description The payload of `finishUpload`. */
        FinishUploadPayload: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description '1' the vehicle is on flash sale; '0' it is not.
         * @enum {string}
         */
        FlashSaleFlag: "0" | "1";
        /** @description The payload of `listFlashSaleVehicles`. */
        FlashSaleListPayload: {
            pageNo: components["schemas"]["PageNo"];
            /** @description How many vehicles make a page; the site asks for 2. */
            pageSize: number;
            /**
             * @description The desktop site; text here, a number in every other call.
             * @constant
             */
            client: "2";
        };
        /** @description The vehicles of the flash sale. */
        FlashSalePage: {
            /** @description A page shorter than `pageSize` is the last. */
            flashSaleVehicleList: components["schemas"]["FlashSaleVehicle"][];
        };
        /** @description A vehicle on flash sale. Its prices are the current ones, after the deduction. */
        FlashSaleVehicle: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VehicleName"];
            imageUrl: components["schemas"]["ImageUrl"];
            secondImageUrl?: components["schemas"]["SecondImageUrl"];
            remainingTimes: components["schemas"]["RemainingTimes"];
            flashSaleDeduction: components["schemas"]["PriceText"];
            registrationDate?: components["schemas"]["RegistrationDate"];
            displayMileage?: components["schemas"]["DisplayMileage"];
            displacement?: components["schemas"]["Displacement"];
            fuel?: components["schemas"]["Fuel"];
            gearbox?: components["schemas"]["Gearbox"];
            priceUSD?: components["schemas"]["AmountUSD"];
            priceJPY?: components["schemas"]["AmountJPY"];
            priceKES?: components["schemas"]["AmountKES"];
            origPriceUSD?: components["schemas"]["AmountUSD"];
            origPriceJPY?: components["schemas"]["AmountJPY"];
        };
        /** @description The current freight tariffs. `value` is absent until they are set for the first time. */
        FreightNow: {
            version: components["schemas"]["TermVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            value?: components["schemas"]["FreightTerm"];
        };
        /** @description The tariffs of the shipping lines, for vehicles that drive on board and for containers. */
        FreightTerm: {
            roro: components["schemas"]["RoroTariffs"];
            container: components["schemas"]["ContainerTariffs"];
        };
        /**
         * @description The fuel in the call's language, as short as the list's cards need it.
         * @example Petrol
         */
        Fuel: string;
        /**
         * @description A kind of fuel to search for.
         * @enum {string}
         */
        FuelFilter: "petrol" | "diesel" | "hybrid" | "electric";
        /**
         * @description The gearbox, in the call's language and as short as a card needs it. Absent if unknown, and for electric vehicles, which
         *     have no gears.
         * @example CVT
         */
        Gearbox: string;
        /**
         * @description automatic: shifts by itself, including `cvt`, `doubleClutch` and electric vehicles. manual: with a clutch pedal. cvt and
         *     doubleClutch: only these.
         * @enum {string}
         */
        GearboxFilter: "automatic" | "manual" | "cvt" | "doubleClutch";
        /** @description The answer of `getUserInfo`: its success, or a failure that it lists. */
        GetUserInfoAnswer: components["schemas"]["GetUserInfoSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"];
        /** @description The answer of `getUserInfo` if it succeeds. */
        GetUserInfoSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["UserInfo"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /**
         * @description The lowest inspection grade. S is above 6; repaired (R, RA) and ungraded vehicles match none.
         * @enum {string}
         */
        GradeFilter: "6" | "5" | "4.5" | "4" | "3.5" | "3";
        /** @description Bytes in lower-case hexadecimal. */
        Hexadecimal: string;
        /** @description The payload of `getAdvertisement`. */
        HomePagePayload: {
            client: components["schemas"]["ClientCode"];
        };
        /** @description The vehicles on the home page, by section. */
        HomeVehicles: {
            /** @description The newest arrivals; the block's more button opens type 1. */
            newArrivalVehicleList: components["schemas"]["VehicleCard"][];
            /** @description The hot cars, the set of type 2, which the block's more button opens. */
            hotCarVehicleList: components["schemas"]["VehicleCard"][];
            /** @description The first vehicles on flash sale; empty when there is no sale. */
            flashSaleVehicleList: components["schemas"]["FlashSaleVehicle"][];
            /** @description How many vehicles are on flash sale in all. Above 3 the block shows its more button. */
            total: number;
        };
        /**
         * @description An identifier. Always text, even if it looks like a number.
         * @example 100001
         */
        Id: string;
        /** @description A picture as a file. A payment proof also names its order by `id` and `status`, always both. */
        ImageFileUploadPayload: {
            /**
             * Format: binary
             * @description A jpg, jpeg, png or bmp file of 1 byte to 13312 KB.
             */
            file: string;
            id?: components["schemas"]["Id"];
            status?: components["schemas"]["VoucherStatus"];
        };
        /** @description A picture in Base64. A payment proof also names its order by `id` and `status`, always both. */
        ImageUploadPayload: {
            /**
             * @description A jpg, jpeg, png or bmp picture of at most 13312 KB, with or without its data-URL prefix. The limit applies to payment
             *     proofs and dealer images; the site itself keeps other pictures below 5120 KB.
             */
            imgBase64: string;
            id?: components["schemas"]["Id"];
            status?: components["schemas"]["VoucherStatus"];
        };
        /**
         * @description The address of a picture: a full address or a path on the site's own origin.
         * @example /pictures/100001/front.webp
         */
        ImageUrl: string;
        /** @description The maximum age of a vehicle on arrival. */
        ImportAge: {
            /**
             * @description none: no limit; unknown: we have no information; limit: as in the other fields, which are all present then.
             * @enum {string}
             */
            is: "none" | "unknown" | "limit";
            /** @example 7 */
            years?: number;
            /** @description Whether the age must be less than this number of years, not equal. */
            isLessThan?: boolean;
            counts?: components["schemas"]["ImportAgeCounts"];
            /**
             * @description By calendar years, 2026 less 2019, or by months.
             * @enum {string}
             */
            by?: "calendarYears" | "months";
        };
        /**
         * @description The start of a vehicle's age; absent if age does not matter, or counts from the registration.
         * @enum {string}
         */
        ImportAgeCounts: "registration" | "manufacture";
        /** @description The country's rules for the given vehicles, in order. */
        ImportAssessment: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The requested port of entry, or else the usual one for the country. Absent if we do not ship there. */
            portName?: string;
            /** @description The market's day of the verdict. */
            asOf: components["schemas"]["ImportDay"];
            /** @description The duration of the voyage, if known. */
            voyageDays?: components["schemas"]["DaySpan"];
            verdicts: components["schemas"]["ImportVerdict"][];
            /** @description The sources of the rules, by the names in their `sources`. */
            sources: components["schemas"]["ImportSource"][];
        };
        /** @description The rate for one group of vehicles, as a range from `least` to `most` in the given unit. Absent limits do not matter. */
        ImportBand: {
            fuels?: ("petrol" | "diesel" | "hybrid" | "electric")[];
            /** @description Engines above this size. */
            aboveCc?: number;
            /** @description Engines up to this size. */
            atMostCc?: number;
            /** @description Vehicles older than this. */
            aboveMonths?: number;
            /** @description Vehicles older than this by calendar year. */
            aboveYears?: number;
            /** @description Chapters of the customs tariff: buses, passenger cars, or vans, pickups and trucks. */
            headings?: ("8702" | "8703" | "8704")[];
            /** @description Where the vehicle is shipped from. */
            standsIn?: ("JP" | "CN")[];
            /**
             * @description A percentage, an amount in the currency of the table, one in dollars, or one in the country's own currency.
             * @enum {string}
             */
            unit: "percent" | "amount" | "usd" | "local";
            /** @example 2 */
            least: number;
            /**
             * @description The same as the minimum if the amount is certain.
             * @example 2
             */
            most: number;
        };
        /** @description The first match counts. The last one, and no other, covers all remaining vehicles. */
        ImportBands: components["schemas"]["ImportBand"][];
        /**
         * @description The reliability. announced: by the state. public: read in the law or a public tariff. reported: by newspapers and traders.
         *     projected: continued from earlier years. estimate: our own. price: our own price.
         * @enum {string}
         */
        ImportBasis: "announced" | "public" | "reported" | "projected" | "estimate" | "price";
        /**
         * @description Counts the changes at the desk. A call that changes something names the version that its caller read; 0 before the first change at the desk.
         * @example 1
         */
        ImportChangeVersion: number;
        /** @description Further requirements that a buyer must meet before the import. */
        ImportConditions: ("importPermit" | "limitMayBeLower" | "stricterRulePrepared" | "costsRiseWithAge")[];
        /**
         * @description A calendar day.
         * @example 2026-12-31
         */
        ImportDay: string;
        /** @description The only permitted fuels; absent if all are. */
        ImportFuels: ("petrol" | "diesel" | "hybrid" | "electric")[];
        /**
         * @description Where the vehicle has to be inspected.
         * @enum {string}
         */
        ImportInspection: "beforeShipping" | "onArrival" | "none" | "unknown";
        /** @description Kinds of vehicles with special rules that we do not know. */
        ImportKinds: ("HATCHBACK" | "SEDAN" | "SUV" | "MINIVAN" | "VAN" | "PICKUP" | "WAGON" | "ELECTRIC" | "KEI" | "TRUCK" | "BUS" | "COUPE")[];
        /** @description The version of the rates or rules after the change, to be sent with the next one. */
        ImportRateSet: {
            version: components["schemas"]["ImportChangeVersion"];
        };
        /** @description A requirement for the import, with its legal basis. */
        ImportRequirement: {
            /** @enum {string} */
            is: "registeredWithinYearOfManufacture" | "localMarineInsurance";
            basis: components["schemas"]["ImportBasis"];
            sources: components["schemas"]["SourceIds"];
        };
        /** @description The rule that decides. */
        ImportRule: {
            from: components["schemas"]["ImportDay"];
            until?: components["schemas"]["ImportDay"];
            basis: components["schemas"]["ImportBasis"];
            /** @enum {string} */
            steering: "right" | "left" | "any" | "unknown";
            /**
             * @description Where the vehicle has to be inspected.
             * @enum {string}
             */
            inspection: "beforeShipping" | "onArrival" | "none" | "unknown";
            /** @description Absent if there is none, or none is known. */
            ageLimit?: {
                years: number;
                /** @description Whether the vehicle must be younger than that; otherwise exactly that age is allowed. */
                isLessThan: boolean;
                /** @enum {string} */
                counts: "registration" | "manufacture";
                /** @enum {string} */
                by: "calendarYears" | "months";
            };
            sources: components["schemas"]["SourceIds"];
            /** @description The parts of the rule whose reliability or sources differ from those of the rule. */
            parts?: components["schemas"]["ImportRulePart"][];
            /** @description What the importer needs besides, whatever the verdict. */
            requirements?: components["schemas"]["ImportRequirement"][];
        };
        /** @description A part of an import rule that decided, with its legal basis. */
        ImportRulePart: {
            /** @enum {string} */
            part: "age" | "steering" | "inspection";
            basis: components["schemas"]["ImportBasis"];
            sources: components["schemas"]["SourceIds"];
        };
        /**
         * @description The reliability. announced: by the state. public: read in the law or a public tariff. reported: by newspapers and traders.
         *     projected: continued from earlier years. estimate: our own, like the demo's amounts.
         * @enum {string}
         */
        ImportSetBasis: "announced" | "public" | "reported" | "projected" | "estimate";
        /** @description A published source of an import rule. */
        ImportSource: {
            id: components["schemas"]["SourceId"];
            title: string;
            url: string;
            /** @enum {string} */
            kind: "law" | "agency" | "press" | "trader";
            published?: components["schemas"]["ImportDay"];
            /** @description The day on which it was read. */
            seen: components["schemas"]["ImportDay"];
        };
        /** @description A source of an import rule or rate, as staff enter it. */
        ImportSourceFacts: {
            /** @example Finance Act 2026, section 12 */
            title: string;
            /** @example https://law.example/finance-act-2026 */
            url: string;
            /** @enum {string} */
            kind: "law" | "agency" | "press" | "trader";
        };
        /**
         * @description The permitted side of the steering wheel.
         * @enum {string}
         */
        ImportSteering: "right" | "left" | "any" | "unknown";
        /**
         * @description Whether one vehicle may be imported. allowed: by the known rules. onlyIfShippedBy: allowed, but there is little time.
         *     unclear: something is unknown, which `doubts` names. refused: not allowed, for the reasons in `refusals`. noRule: no rule of
         *     the country is known for that day, and nothing is promised.
         */
        ImportVerdict: {
            carSourceId: components["schemas"]["Id"];
            /** @enum {string} */
            verdict: "allowed" | "onlyIfShippedBy" | "unclear" | "refused" | "noRule";
            /**
             * @description Year and month of the first registration, or the year alone.
             * @example 2019-03
             */
            registered: string;
            /** @description The day of arrival that the verdict is about. */
            arrivalDay: components["schemas"]["ImportDay"];
            /** @description Why it may not be imported. */
            refusals: ("tooOld" | "steering" | "fuel")[];
            /** @description What is unknown, or needs attention before. */
            doubts: ("ageRuleUnknown" | "steeringRuleUnknown" | "countsFromManufacture" | "monthUnknown" | "vehicleKind" | "importPermit" | "limitMayBeLower" | "stricterRulePrepared" | "costsRiseWithAge")[];
            /** @description The last day on which it may arrive. Absent if unknown. */
            arriveBy?: components["schemas"]["ImportDay"];
            /** @description The last day on which the fastest voyage still arrives in time. */
            shipBy?: components["schemas"]["ImportDay"];
            /** @description The country accepts vehicles first registered in this year and later, at that arrival. */
            registeredFrom?: number;
            /** @description A part is based on a rule that is not announced yet, continued from earlier years. */
            isProjected: boolean;
            rule?: components["schemas"]["ImportRule"];
        };
        /** @description A quotation request with the vehicle as it was then. */
        Inquiry: {
            createTimeDesc: components["schemas"]["TimeText"];
            createdAt?: components["schemas"]["CreatedAt"];
            carSourceId: components["schemas"]["Id"];
            styleImage: components["schemas"]["ImageUrl"];
            styleName: components["schemas"]["VehicleName"];
            /** @description The vehicle's listed price. */
            vehiclePriceDesc: components["schemas"]["PriceText"];
            mileage: components["schemas"]["DisplayMileage"];
            regDate: components["schemas"]["RegistrationDate"];
            fuelTypeDesc: components["schemas"]["Fuel"];
            colorDesc: string;
            seatDesc: string;
            handlePositionDesc: string;
            /** @description The location of the vehicle, by country. */
            countryDesc: string;
            refNo: string;
            remark?: string;
        };
        /** @description The payload of `listInquiries`. */
        InquiryListPayload: {
            pageNo: components["schemas"]["PageNo"];
            /** @description How many inquiries make a page; the site asks for 10. */
            pageSize: number;
        };
        /**
         * @description The buyer's request, and the prices that the buyer saw. They are informational: the server uses its own. With collect
         *     freight the buyer saw 'ASK' for transport, insurance, total and deposit; their amounts are then absent.
         */
        InquiryPayload: {
            carSourceId: components["schemas"]["Id"];
            styleId: components["schemas"]["Id"];
            /** @description The vehicle again, as a reservation names it; equal to carSourceId. */
            id: components["schemas"]["Id"];
            endPortId: components["schemas"]["Id"];
            transportType: components["schemas"]["TransportType"];
            /**
             * @description 1 freight prepaid; 2 freight collect.
             * @enum {integer}
             */
            freightType: 1 | 2;
            /**
             * @description Marks an inquiry.
             * @constant
             */
            commitType: 1;
            name: components["schemas"]["RecipientName"];
            email: components["schemas"]["ReservationEmail"];
            phone: components["schemas"]["ReservationPhone"];
            /** @description The receiving country. */
            countryCode: components["schemas"]["CountryCode"];
            cityId: components["schemas"]["Id"];
            address: components["schemas"]["ReservationAddress"];
            payUnit: components["schemas"]["PayUnit"];
            vehiclePriceDesc: components["schemas"]["PriceText"];
            vehiclePriceUSD: components["schemas"]["AmountUSD"];
            vehiclePriceJPY: components["schemas"]["AmountJPY"];
            transportPriceDesc?: components["schemas"]["PriceTextOrAsk"];
            transportPriceUSD?: components["schemas"]["AmountUSD"];
            transportPriceJPY?: components["schemas"]["AmountJPY"];
            insurancePriceDesc?: components["schemas"]["PriceTextOrAsk"];
            insurancePriceUSD?: components["schemas"]["AmountUSD"];
            insurancePriceJPY?: components["schemas"]["AmountJPY"];
            totalPriceDesc?: components["schemas"]["PriceTextOrAsk"];
            totalPriceUSD?: components["schemas"]["AmountUSD"];
            totalPriceJPY?: components["schemas"]["AmountJPY"];
            depositPriceDesc?: components["schemas"]["PriceTextOrAsk"];
            depositPriceUSD?: components["schemas"]["AmountUSD"];
            depositPriceJPY?: components["schemas"]["AmountJPY"];
            displayClearancePrice: components["schemas"]["DisplayClearanceFlag"];
            checkClearancePrice: components["schemas"]["ClearanceChoice"];
            clearancePriceDesc?: components["schemas"]["PriceText"];
            clearancePriceUSD?: components["schemas"]["AmountUSD"];
            clearancePriceJPY?: components["schemas"]["AmountJPY"];
            totalWithClearancePriceDesc?: components["schemas"]["PriceText"];
            totalWithClearancePriceUSD?: components["schemas"]["AmountUSD"];
            totalWithClearancePriceJPY?: components["schemas"]["AmountJPY"];
            depositWithClearancePriceDesc?: components["schemas"]["PriceText"];
            depositWithClearancePriceUSD?: components["schemas"]["AmountUSD"];
            depositWithClearancePriceJPY?: components["schemas"]["AmountJPY"];
            flashSale: components["schemas"]["FlashSaleFlag"];
            flashSaleDeduction?: components["schemas"]["PriceText"];
            flashSaleDeductionUSD?: components["schemas"]["AmountUSD"];
            flashSaleDeductionJPY?: components["schemas"]["AmountJPY"];
            couponDetailIds?: components["schemas"]["CouponDetailIds"];
            /** @description The deduction of the coupons. */
            discountPrice?: components["schemas"]["PriceText"];
            discountPriceUSD?: components["schemas"]["AmountUSD"];
            discountPriceJPY?: components["schemas"]["AmountJPY"];
        };
        /**
         * @description A calendar day, without a zone.
         * @example 2026-06-10
         */
        InspectionDay: string;
        /**
         * @description The inspector who issues the certificate.
         * @example QISJ
         */
        InspectionIssuer: string;
        /** @description A mark on a part of the vehicle, from its inspection. */
        InspectionMark: {
            part: components["schemas"]["InspectionPart"];
            /**
             * @description The mark as auctions write it.
             * @example A1
             */
            code: string;
            /**
             * @description The part and the mark in words.
             * @example Front door, left: scratch, up to a thumb
             */
            text: string;
        };
        /**
         * @description A part of the body, as the car is seen from its driver's seat.
         * @enum {string}
         */
        InspectionPart: "frontBumper" | "bonnet" | "windscreen" | "roof" | "rearWindow" | "tailgate" | "rearBumper" | "leftFrontWing" | "leftFrontDoor" | "leftRearDoor" | "leftRearWing" | "leftSill" | "rightFrontWing" | "rightFrontDoor" | "rightRearDoor" | "rightRearWing" | "rightSill" | "underbody";
        /**
         * @description The inspector.
         * @example GariPort Yokohama
         */
        Inspector: string;
        /** @description The current insurance. `value` is absent until it is set for the first time. */
        InsuranceNow: {
            version: components["schemas"]["TermVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            value?: components["schemas"]["InsuranceTerm"];
        };
        /** @description How the insurance of the transport is calculated: a premium, at least a minimum, and a fee per policy, in US cents. */
        InsuranceTerm: {
            policyFeeCents: components["schemas"]["Cents"];
            /** @description The premium as a share of the insured value, which is vehicle, freight and premium. */
            ratioOfCif: components["schemas"]["PartOfOne"];
            minimumCents: components["schemas"]["Cents"];
        };
        /** @description Whether it is the demo's account, which accepts no payments. */
        IsDemoAccount: boolean;
        /**
         * @description The total cost of a vehicle, line by line. The lines add up to the totals in every currency. Each amount has a minimum and a
         *     maximum; they differ if an amount is uncertain. Only payments to us are part of a deposit.
         */
        LandedCost: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The market's day of the calculation. */
            asOf: components["schemas"]["ImportDay"];
            /** @description The day of arrival that determined the rates. */
            arrivalDay: components["schemas"]["ImportDay"];
            /**
             * @description complete: the lines include all costs. partial: the amount of some costs is unknown, see `unknown`. none: no taxes of
             *     the country are known for that day, and the lines are only ours.
             * @enum {string}
             */
            completeness: "complete" | "partial" | "none";
            lines: components["schemas"]["LandedCostLine"][];
            toUs: components["schemas"]["CostSpan"];
            toState: components["schemas"]["CostSpan"];
            toOthers: components["schemas"]["CostSpan"];
            total: components["schemas"]["CostSpan"];
            customsValue?: components["schemas"]["CustomsValue"];
            /** @description Further costs whose amount is unknown. */
            unknown: components["schemas"]["ChargeName"][];
            /** @description What the price of our customs clearance covers. Empty without it. */
            covered: components["schemas"]["ChargeName"][];
            /** @description Notes about the amounts. */
            notes: ("noTaxesKnown" | "someChargesUnknown" | "listPriceTold" | "listPriceEstimated" | "listNotInForce" | "depreciationUncertain" | "invoiceMayCount" | "valueMayBeHigher" | "insurancePaidTwice" | "valuedByPrice" | "monthUnknown" | "engineSizeUnknown" | "manufactureMayBeEarlier" | "ratesForCars" | "coveredByClearance" | "cannotBeImported")[];
            /** @description By month of arrival over a year, from the earliest possible arrival on. Absent unless asked for. */
            months?: components["schemas"]["LandedMonth"][];
            /** @description Our own rate between shillings and dollars. Customs uses another. */
            kesPerUsd: number;
            /** @description The currency of the country, outside Kenya. Absent without a known rate. */
            local?: components["schemas"]["LocalCurrency"];
            sources: components["schemas"]["ImportSource"][];
        };
        /** @description One line of the landed cost, with its formula and sources. */
        LandedCostLine: {
            /** @enum {string} */
            name: "vehicle" | "freight" | "insurance" | "clearance" | "importDuty" | "excise" | "ageExcise" | "vat" | "importDeclarationFee" | "railwayLevy" | "processingFee" | "withholdingTax" | "infrastructureLevy" | "environmentalLevy" | "hivLevy" | "plates" | "roadworthinessFee" | "localInsurance" | "inspection" | "lineRelease" | "portHandling" | "storage" | "inlandTransport" | "agent" | "motorInsurance";
            /**
             * @description The recipient. others are agents, inspectors and the port.
             * @enum {string}
             */
            payee: "us" | "state" | "others";
            min: components["schemas"]["CostAmount"];
            max: components["schemas"]["CostAmount"];
            /** @description The percentage, and the lines it is taken of. Absent for an amount. */
            formula?: {
                percent: components["schemas"]["PercentSpan"];
                of: string[];
            };
            /** @description The amount in the country's own currency, converted at a rate of ours. Absent for other amounts. */
            local?: {
                /** @enum {string} */
                currency: "TZS" | "UGX";
                min: number;
                max: number;
            };
            /** @description The first day on which the amount is known to be in force. */
            from?: components["schemas"]["ImportDay"];
            until?: components["schemas"]["ImportDay"];
            basis: components["schemas"]["ImportBasis"];
            sources: components["schemas"]["SourceIds"];
        };
        /** @description The payload of `estimateLandedCost`. */
        LandedCostPayload: {
            carSourceId: components["schemas"]["Id"];
            /** @description A port from `listPorts` for this vehicle and country. */
            endPortId: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            transportType: components["schemas"]["TransportType"];
            couponDetailIds?: components["schemas"]["CouponDetailIds"];
            /**
             * @description 1 if the buyer wants our customs clearance. It counts if it is offered and the vehicle may be imported.
             * @enum {integer}
             */
            checkClearancePrice?: 0 | 1;
            /** @description The day of arrival, today or later, which determines the rates. Absent for the next ship. */
            arrivalDay?: components["schemas"]["ImportDay"];
            /** @description Adds `months`, the verdict and the total by month of arrival. */
            isByMonth?: boolean;
        };
        /**
         * @description The total cost of a vehicle in the country of `landedCountryCode`, which is required, in whole Kenyan shillings. The maximum
         *     cost counts, so a vehicle up to `landedTo` does not cost more; both bounds are included, and vehicles with unknown cost are
         *     left out. If `landedFrom` is more than `landedTo`, they are swapped.
         * @example 2500000
         */
        LandedFilter: number;
        /** @description An arrival in a month. Absent total if nothing but our own price is known. */
        LandedMonth: {
            /** @description The first possible day of arrival in the month. */
            arrivalDay: components["schemas"]["ImportDay"];
            /** @enum {string} */
            verdict: "allowed" | "onlyIfShippedBy" | "unclear" | "refused" | "noRule";
            total?: components["schemas"]["CostSpan"];
        };
        /**
         * @description The id of a destination port.
         * @example p-mba
         */
        LandingPortId: string;
        /**
         * @description The interface language; cn is Chinese, jp is Japanese, sw is Swahili.
         * @example en
         * @enum {string}
         */
        Language: "en" | "cn" | "jp" | "sw";
        /**
         * @description A language as its tag of two letters. More may be added.
         * @example sw
         */
        LanguageTag: string;
        /**
         * @description The last four letters or digits of the account. The whole number is never stored.
         * @example 4471
         */
        LastDigits: string;
        /** @description The latest payment request of an order. */
        LatestMpesaRequest: {
            /** @description Absent if none was sent. */
            request?: components["schemas"]["MpesaRequest"];
        };
        /**
         * @description Counts the changes of a text. A call that changes it names the one that its caller read; 0 before the first change.
         * @example 3
         */
        LegalCounter: number;
        /**
         * @description Which of the legal texts.
         * @enum {string}
         */
        LegalName: "statement" | "privacy" | "protocol";
        /** @description A legal text in force, with its earlier versions. */
        LegalText: {
            name: components["schemas"]["LegalName"];
            version: components["schemas"]["LegalVersion"];
            /** @description The day from which it is in force, or was. */
            since: components["schemas"]["CalendarDay"];
            /** @description The day from which another replaced it; absent while it is in force. */
            replacedOn?: components["schemas"]["CalendarDay"];
            /** @description In the caller's language. Absent for version 0, whose text is part of the site. */
            text?: components["schemas"]["LegalWords"];
            /** @description All versions that were in force before the one of today, the latest first. */
            earlier: components["schemas"]["EarlierLegalText"][];
        };
        /** @description The payload of `getLegalText`. */
        LegalTextPayload: {
            name: components["schemas"]["LegalName"];
            /** @description One of the earlier versions. By default, or if such a version was never in force, the current one. */
            version?: components["schemas"]["LegalVersion"];
        };
        /** @description The legal text that was changed, and the counter to send with its next change. */
        LegalTextSet: {
            name: components["schemas"]["LegalName"];
            counter: components["schemas"]["LegalCounter"];
        };
        /** @description The text in every language that the site has. */
        LegalTexts: {
            en: components["schemas"]["LegalWords"];
            cn: components["schemas"]["LegalWords"];
            jp: components["schemas"]["LegalWords"];
        };
        /**
         * @description A version of a legal text. 0 is the text that comes with the product, in force until another is.
         * @example 3
         */
        LegalVersion: number;
        /**
         * @description Plain text, line by line. A line that begins with `# ` is a heading, lines that begin with `- ` are a list, all other lines
         *     are paragraphs, separated by empty lines. No other markup and no HTML.
         * @example What we hold about you, and why.
         *
         *     # Data that we collect
         *
         *     When you register:
         *
         *     - your e-mail address
         *     - your country
         */
        LegalWords: string;
        /**
         * @description As entered by its issuer.
         * @example 0200-01-000142
         */
        LicenceNumber: string;
        /** @description Each is taken of the amount after the previous one. */
        ListPriceContents: {
            margin: number;
            importDuty: number;
            excise: number;
            vat: number;
        };
        /** @description A CSV or JSON file, or customs' workbook (XLSX), of at most 1 MB, as `docs/import.md` describes it; its content determines the format. */
        ListPriceFileContents: string;
        /**
         * @description A digest of the effects of the rows. It changes whenever the result would differ.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        ListPricePlan: string;
        /** @description The list that a list price was read from. */
        ListPriceSource: {
            /**
             * @description Its source.
             * @example CRSP list of July 2025
             */
            title: string;
            /** @example https://kra.example/crsp-2025 */
            url: string;
        };
        /** @description From which arrivals on customs' own workbook counts. Required for a workbook, unused for other files. */
        ListPriceWorkbook: {
            from: components["schemas"]["StaffDay"];
            list: components["schemas"]["ListYear"];
            source: components["schemas"]["ListPriceSource"];
        };
        /**
         * @description The year of the customs list, one of `listYears` where it is set.
         * @example 2025
         */
        ListYear: string;
        /**
         * @description In whole units of the currency of the country's table.
         * @example 1950000
         */
        ListedAmount: number;
        /**
         * @description The chassis code by which customs and the catalogue distinguish variants of a model.
         * @example KSP130
         */
        ListedChassis: string;
        /** @description What a list knows about landed costs in the country. Absent unless `landedCountryCode` was sent. */
        ListedLandedCosts: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Whether all taxes of the country are known, so that lists can be filtered and sorted by total cost there. False means
             *     that this list is neither.
             */
            known: boolean;
            /**
             * Format: date
             * @description The market's day whose prices, rates and rules the costs follow. Absent if unknown.
             * @example 2026-06-15
             */
            asOf?: string;
            /**
             * @description The number of vehicles that match the other filters but have no known cost: no ship takes them to the country's usual
             *     port, or their cost is being recalculated after a change. A list filtered by amounts leaves them out, a sorted one has
             *     them at its end. Absent unless the list is filtered or sorted by landed cost.
             */
            unknownTotal?: number;
        };
        /** @description A change of the listed price. Yen are converted at the current rate. */
        ListedPriceChange: {
            changedOn: components["schemas"]["CalendarDay"];
            beforeUSD: components["schemas"]["AmountUSD"];
            beforeJPY: components["schemas"]["AmountJPY"];
            afterUSD: components["schemas"]["AmountUSD"];
            afterJPY: components["schemas"]["AmountJPY"];
        };
        /** @description The currency of the buyer's country, for showing prices in it roughly. Payments are made in another currency. */
        LocalCurrency: {
            /** @example TZS */
            currency: string;
            /**
             * @description How many units a dollar is worth, roughly.
             * @example 2600
             */
            perUsd: number;
        };
        /** @description A text in each language. A missing language falls back to English. */
        LocalText: {
            en: components["schemas"]["LocalWords"];
            cn?: components["schemas"]["LocalWords"];
            jp?: components["schemas"]["LocalWords"];
        };
        /**
         * @description Text of at most 160 characters in one language, for pages that buyers see.
         * @example Monday to Saturday, 8:00 to 18:00 Nairobi time
         */
        LocalWords: string;
        /** @description The answer of `login`: its success, or a failure that it lists. */
        LoginAnswer: components["schemas"]["LoginSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: "tooManyRequests" | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure403"] | components["schemas"]["Failure416"] | components["schemas"]["Failure417"] | components["schemas"]["Failure427"] | components["schemas"]["Failure428"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"];
        /** @description The task that a login must solve. */
        LoginChallenge: {
            imgKey: components["schemas"]["CaptchaKey"];
            challenge: components["schemas"]["Challenge"];
        };
        /** @description The payload of `getLoginChallenge`. */
        LoginChallengePayload: {
            email: components["schemas"]["Email"];
        };
        /** @description The payload of `login`. */
        LoginPayload: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            captcha?: components["schemas"]["CaptchaAnswer"];
            imgKey?: components["schemas"]["CaptchaKey"];
        };
        /** @description The answer of `login` if it succeeds. */
        LoginSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["SessionTokens"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description The tracking page of the shipment. Absent before shipping, empty while there is no page. */
        LogisticsLink: string;
        /** @description A make of vehicles. */
        Make: {
            makeId: components["schemas"]["Id"];
            /** @description The make in the call's language. */
            name: string;
            logoUrl: components["schemas"]["ImageUrl"];
            /** @description The make's international name, the same in every language. */
            makeName: string;
            groupName: components["schemas"]["MakeGroupName"];
        };
        /** @description The makes that begin with one letter. */
        MakeGroup: {
            groupName: components["schemas"]["MakeGroupName"];
            list: components["schemas"]["Make"][];
        };
        /**
         * @description The letter of a group of makes, or HOT for the group of hot makes.
         * @example T
         */
        MakeGroupName: string;
        /** @description All makes, in groups. */
        MakeList: {
            /** @description The makes by groups, the hot group first, then by letter. A hot make is in its letter group too. */
            makeList: components["schemas"]["MakeGroup"][];
        };
        /** @description The payload of `makeOffer`. */
        MakeOfferPayload: {
            carSourceId: components["schemas"]["Id"];
            price: components["schemas"]["OfferDollars"];
            text?: components["schemas"]["OfferText"];
        };
        /**
         * @description Kilometres: 1 under 10K, 2 10K-30K, 3 30K-50K, 4 50K-80K, 5 80K-100K, 6 100K-200K, 7 over 200K.
         * @enum {integer}
         */
        MileageFilter: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @description A reading of the odometer. */
        MileageReading: {
            readOn: components["schemas"]["ReadingMonth"];
            mileage: components["schemas"]["DisplayMileage"];
            /**
             * @description The place of the reading.
             * @example Roadworthiness test
             */
            source: string;
        };
        /** @description A model of a make. */
        Model: {
            modelId: components["schemas"]["Id"];
            /** @description The model in the call's language. */
            name: string;
            makeId: components["schemas"]["Id"];
            /** @description The make's international name. */
            makeName: string;
            /** @description The model's international name. */
            modelName: string;
            /** @description True only on the All item, which the client itself puts before the models. A server leaves it out. */
            showAll?: boolean;
        };
        /** @description A vehicle type, such as SUV. */
        ModelLevel: {
            code: components["schemas"]["Id"];
            /** @description The type in the call's language. */
            name: string;
            imgUrl: components["schemas"]["ImageUrl"];
        };
        /** @description The payload of `listModelLevels`. */
        ModelLevelListPayload: {
            /**
             * @description Asks for the vehicle types that the home page shows.
             * @constant
             */
            homePageShow: 1;
        };
        /** @description The payload of `listModels`. */
        ModelListPayload: {
            makeId: components["schemas"]["Id"];
        };
        /** @description The payload of `modifyCountry`. */
        ModifyCountryPayload: {
            countryName: components["schemas"]["CountryName"];
        };
        /** @description The payload of `modifyPassword`. */
        ModifyPasswordPayload: {
            oldPassword: components["schemas"]["Password"];
            newPassword: components["schemas"]["Password"];
        };
        /**
         * Format: date-time
         * @description A moment in UTC.
         * @example 2026-06-12T06:24:00.000Z
         */
        Moment: string;
        /**
         * @description In the smallest unit of the currency, which is a cent of a dollar and a whole yen.
         * @example 228000
         */
        MoneyAmount: number;
        /**
         * @description Identifies an entry of the ledger.
         * @example 4711
         */
        MoneyLineId: string;
        /**
         * @description `received`: it reached the account. `shortfall`: the missing part of a payment accepted as paid. `refundPlanned`,
         *     `refundReleased`, `refundWithdrawn`, `refundSent`: the states of a refund. `kept`: retained by the company.
         *     `reversalPlanned`, `reversalWithdrawn`, `reversed`: the states of the reversal of a mistaken entry.
         * @enum {string}
         */
        MoneyLineKind: "received" | "shortfall" | "refundPlanned" | "refundReleased" | "refundWithdrawn" | "refundSent" | "kept" | "reversalPlanned" | "reversalWithdrawn" | "reversed";
        /**
         * @description The reason, in the words of the staff.
         * @example The amount on the slip cannot be read.
         */
        MoneyReason: string;
        /**
         * @description The currency of the amount. It must be the currency of the order; it is required so that nobody enters an amount in another.
         * @example USD
         */
        MoneyUnit: string;
        /**
         * @description In whole Kenyan shillings.
         * @example 294120
         */
        MpesaAmount: number;
        /**
         * @description Why a payment failed.
         * @enum {string}
         */
        MpesaFailure: "cancelled" | "noAnswer" | "balance" | "pin" | "busy" | "limit" | "other";
        /**
         * @description How to pay the amount due by M-Pesa. The exchange rate is that of the order's quote, and holds until the order is paid or
         *     cancelled.
         */
        MpesaOffer: {
            /**
             * @description The paybill number, which M-Pesa calls the business number.
             * @example 174379
             */
            shortcode: string;
            /**
             * @description The account number to enter. It is the number of the order.
             * @example GP20260614001
             */
            account: string;
            amount: components["schemas"]["MpesaAmount"];
            /**
             * @description The exchange rate, as people write it.
             * @example USD 1 = KES 129.00
             */
            rate: string;
            /** @description The payments that the amount must be split into because of M-Pesa's limit for one payment; one if it fits. */
            payments: components["schemas"]["MpesaAmount"][];
            /**
             * @description How many days the payments take because of M-Pesa's limit for a day.
             * @example 1
             */
            days: number;
            /** @description M-Pesa's limit for one payment. */
            mostAtOnce: components["schemas"]["MpesaAmount"];
            /** @description M-Pesa's limit for a day. */
            mostADay: components["schemas"]["MpesaAmount"];
            /** @description What has arrived for the order by M-Pesa so far. Absent if nothing has. */
            received?: components["schemas"]["MpesaAmount"];
            /**
             * @description The phone number of the account or the recipient, as written there. Absent if there is none.
             * @example +254 712 345 678
             */
            phone?: string;
        };
        /**
         * @description Why a payment belongs to no order yet. unknownOrder: no order has this account number; orderCancelled: the order was cancelled
         *     before; nothingDue: nothing was due for the order; tooSmall: it is worth less than the smallest unit of the order's currency;
         *     otherAmount: M-Pesa reports another amount than was requested; receiptMissing: M-Pesa confirms a requested payment, but has
         *     not sent its receipt number; notRecorded: recording it failed; reversed: it was recorded on an order and reversed there;
         *     closed: staff closed it without an order.
         */
        MpesaPaymentReason: ("unknownOrder" | "orderCancelled" | "nothingDue" | "tooSmall" | "otherAmount" | "receiptMissing" | "notRecorded" | "reversed" | "closed") | components["schemas"]["UnknownValue"];
        /**
         * @description A Kenyan mobile number in international form, digits only.
         * @example 254712345678
         */
        MpesaPhone: string;
        /** @description A payment request that was sent to a phone. */
        MpesaRequest: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["MpesaRequestState"];
            amount: components["schemas"]["MpesaAmount"];
            phone: components["schemas"]["MpesaPhone"];
            requestedAt: components["schemas"]["Moment"];
            /** @description Present if the state is `failed`. */
            failure?: components["schemas"]["MpesaFailure"];
            /**
             * @description M-Pesa's receipt number. Absent until M-Pesa has reported it.
             * @example RKTQDM7W6S
             */
            receipt?: string;
        };
        /**
         * @description waiting: the buyer has not answered on the phone; paid: M-Pesa has confirmed the payment; failed: the buyer or M-Pesa refused
         *     it; timedOut: no result has come. A payment that is confirmed later is still recorded.
         * @enum {string}
         */
        MpesaRequestState: "waiting" | "paid" | "failed" | "timedOut";
        /** @description A part of the body with its name in the call's language. */
        NamedPart: {
            part: components["schemas"]["InspectionPart"];
            /** @example Front door, left */
            text: string;
        };
        /** @description A yard, port or country to choose from, by its id and its name in the language of the call. */
        NamedPlace: {
            /** @example p-mba */
            id: string;
            /** @example Mombasa */
            name: string;
        };
        /** @description A search with fewer words, and its cheapest vehicle. */
        NearestSearch: {
            /**
             * @description The remaining words.
             * @example prado diesel
             */
            searchKey: string;
            /** @description The number of vehicles that match them. */
            total: number;
            vehicle: components["schemas"]["VehicleCard"];
        };
        /** @description The payload of `addAddress`. */
        NewAddressPayload: {
            name: components["schemas"]["RecipientName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["AddressPhone"];
            countryCode: components["schemas"]["CountryCode"];
            cityId: components["schemas"]["Id"];
            address: components["schemas"]["AddressLine"];
        };
        /** @description The payload of `createDealer`. */
        NewDealerPayload: {
            dealerName: components["schemas"]["DealerText"];
            dealerAddress: components["schemas"]["DealerText"];
            dealerSize?: components["schemas"]["DealerText"];
            contactPerson: components["schemas"]["DealerText"];
            contactNumber: components["schemas"]["DealerText"];
            whatsAppNo?: components["schemas"]["DealerText"];
            email?: components["schemas"]["Email"];
            vatNo?: components["schemas"]["DealerText"];
            taxNo?: components["schemas"]["DealerText"];
            /** @description The PVT picture. */
            vatNoPic?: components["schemas"]["ImageUrl"];
            /** @description The picture of the tax (PIN) certificate. */
            taxNoPic: components["schemas"]["ImageUrl"];
            client: components["schemas"]["DealerClient"];
        };
        /**
         * @description When a vehicle that is reserved today is expected to leave and to arrive. Both are estimates. Without known voyages to the
         *     port, the arrival is absent.
         */
        NextShip: {
            leavesOn: components["schemas"]["ImportDay"];
            arrivesFrom?: components["schemas"]["ImportDay"];
            arrivesTo?: components["schemas"]["ImportDay"];
        };
        /**
         * @description How a notice reaches a phone.
         * @enum {string}
         */
        NoticeChannel: "whatsapp" | "sms";
        /** @description The confirmed number that gets notices. */
        NoticeNumber: {
            channel: components["schemas"]["NoticeChannel"];
            phone: components["schemas"]["NoticePhone"];
            /** @description Absent while notices are sent. */
            problem?: components["schemas"]["NoticeProblem"];
        };
        /**
         * @description A phone number in international form, digits only.
         * @example 254712345678
         */
        NoticePhone: string;
        /**
         * @description Why no notices are sent any more: `unreachable`, the number cannot receive them on this channel; `optedOut`, its owner has
         *     refused messages from us there. Confirming a number again ends it.
         * @enum {string}
         */
        NoticeProblem: "unreachable" | "optedOut";
        /** @description Which channels there are, and which number gets notices. */
        NoticeSettings: {
            /** @description The channels that can be chosen; none if the server sends no notices. */
            channels: components["schemas"]["NoticeChannel"][];
            /** @description Absent if no number is confirmed. */
            number?: components["schemas"]["NoticeNumber"];
            /** @description Absent if no valid code is awaited. Until it is confirmed, notices go to `number`. */
            pending?: components["schemas"]["PendingNoticeNumber"];
        };
        /** @description The latest state of a buyer's offer for a vehicle. */
        Offer: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OfferVersion"];
            state: components["schemas"]["OfferState"];
            /** @description The price that was named last, in whole US dollars. */
            price: components["schemas"]["OfferDollars"];
            /** @description Until when we or the buyer can answer, or until when the accepted price holds. Absent once the offer is closed. */
            dueAt?: components["schemas"]["Moment"];
        };
        /**
         * @description A price of the vehicle alone (FOB) in whole US dollars. Freight, insurance and customs clearance are added as usual.
         * @example 4900
         */
        OfferDollars: number;
        /**
         * @description `open`: the buyer's offer waits for us. `countered`: our counter-offer waits for the buyer. `accepted`: the price holds for
         *     the buyer until `dueAt`. `used`: an order took the price. `declined`, `withdrawn`, `expired`: closed by us, by the buyer, by
         *     time. `ended`: the vehicle was reserved by somebody else, or is no longer offered.
         * @enum {string}
         */
        OfferState: "open" | "countered" | "accepted" | "used" | "declined" | "withdrawn" | "expired" | "ended";
        /**
         * @description A message with an offer.
         * @example I can pay the deposit today.
         */
        OfferText: string;
        /** @description The version of the offer that the caller read. */
        OfferVersion: number;
        /** @description A country of the answer's `country`, and one of its ports from `listPorts`. */
        OfferedDestination: {
            countryCode: components["schemas"]["CountryCode"];
            port: components["schemas"]["Port"];
        };
        /** @description An office of the company. */
        Office: {
            /** @example Kenya office */
            name: string;
            /** @example Harbour House, Moi Avenue, Mombasa */
            address: string;
        };
        /** @description An office of the company, in all languages of the site. */
        OfficeFacts: {
            name: components["schemas"]["LocalText"];
            address: components["schemas"]["LocalText"];
        };
        /** @description An order in detail. */
        Order: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            carSourceId: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            /** @description The status in the language of the interface. */
            statusDesc: string;
            styleImage: components["schemas"]["ImageUrl"];
            styleName: components["schemas"]["VehicleName"];
            regDate: components["schemas"]["RegistrationDate"];
            mileage: components["schemas"]["DisplayMileage"];
            fuelTypeDesc: components["schemas"]["Fuel"];
            /** @description The country that the vehicle comes from. */
            countryDesc: string;
            depositPriceDesc?: components["schemas"]["PriceText"];
            /** @description Shown if depositPriceDesc is absent. */
            depositPrice?: components["schemas"]["PriceText"];
            depositCountryPrice?: components["schemas"]["CountryAmount"];
            totalPriceDesc?: components["schemas"]["PriceText"];
            /** @description Shown if totalPriceDesc is absent. */
            totalPrice?: components["schemas"]["PriceText"];
            totalCountryPrice?: components["schemas"]["CountryAmount"];
            /** @description The total less the deposit. */
            balancePriceDesc?: components["schemas"]["PriceText"];
            balanceCountryPrice?: components["schemas"]["CountryAmount"];
            receiveAddress: components["schemas"]["OrderReceiver"];
            /** @example Kenya */
            endPortCountryDesc: string;
            /** @example Mombasa */
            endPortDesc: string;
            /** @example RORO */
            transportTypeDesc: string;
            /** @description The freight number. Present from shipping on. */
            sendOutNum?: string;
            sendOutWebSite?: components["schemas"]["LogisticsLink"];
            /** @description Present while the deposit is due. A rejected payment proof restarts the time. */
            depositDueAt?: components["schemas"]["DepositDueAt"];
            proofRemark?: components["schemas"]["ProofRemark"];
            money?: components["schemas"]["OrderMoney"];
            /**
             * @description Whether the vehicle may be imported at its destination, on the expected arrival of its ship; before a booking, with the
             *     next ship. Absent once the order is completed or cancelled, and if the arrival of its ship is unknown.
             */
            importing?: components["schemas"]["ImportAssessment"];
            /** @description The estimated total cost at the time of reservation. Absent if none was stored. */
            landedCost?: components["schemas"]["LandedCost"];
            /** @description The order's statuses, the latest first. */
            records: components["schemas"]["OrderRecord"][];
        };
        /** @description The claims of an order. */
        OrderClaims: {
            window: components["schemas"]["ClaimWindow"];
            /** @description Whether the window is open and no other claim is. */
            canReport: boolean;
            /** @description The latest first. */
            claims: components["schemas"]["Claim"][];
            /** @description The parts of the body that a photo can be marked with, from front to rear. */
            parts?: components["schemas"]["NamedPart"][];
            /** @description The photos of the vehicle from before its shipment, to compare with. */
            photosBefore?: components["schemas"]["ImageUrl"][];
        };
        /**
         * @description The statuses to list, by tab: empty all; 0,1,4,5 pending; 2 processing; 3,6 shipped; 7 completed; 8 cancelled.
         * @enum {string}
         */
        OrderFilter: "" | "0,1,4,5" | "2" | "3,6" | "7" | "8";
        /** @description The payload of `getOrder`. */
        OrderIdPayload: {
            id: components["schemas"]["Id"];
        };
        /** @description The payload of `listOrders`. */
        OrderListPayload: {
            statusDesc: components["schemas"]["OrderFilter"];
            pageNo: components["schemas"]["PageNo"];
            /** @description How many orders make a page; the site asks for 500. */
            pageSize: number;
        };
        /** @description The money received for the order, in its currency. Present once there is any. */
        OrderMoney: {
            /** @description The total received so far. */
            received: components["schemas"]["PriceText"];
            /** @description The missing part of the total price. Absent if nothing is missing, and once the order is cancelled. */
            missing?: components["schemas"]["PriceText"];
            /** @description The missing part of a partly paid deposit. */
            missingOfDeposit?: components["schemas"]["PriceText"];
            /** @description The surplus over the total price, to be refunded. */
            surplus?: components["schemas"]["PriceText"];
            /** @description The amount retained by the company under the user agreement. */
            kept?: components["schemas"]["PriceText"];
            keptReason?: components["schemas"]["MoneyReason"];
            /** @description What the refund rules give back after the cancellation and is not released yet. Absent if there is nothing. */
            promised?: components["schemas"]["OrderRefundPromise"];
            /** @description Refunds that are released or sent, the latest last. */
            refunds?: components["schemas"]["OrderRefund"][];
        };
        /**
         * @description The number of an order, as people write it.
         * @example GP20260611004
         */
        OrderNo: string;
        /** @description The recipient of the vehicle. */
        OrderReceiver: {
            address: string;
            name: string;
            email: string;
            phone?: string;
            /** @description The city in the language of the interface. */
            cityDesc?: string;
            /** @description The country in the language of the interface. */
            countryDesc?: string;
        };
        /** @description A past status of an order. */
        OrderRecord: {
            statusDesc: string;
            createTimeDesc: components["schemas"]["TimeText"];
            createdAt?: components["schemas"]["CreatedAt"];
            /** @description Why the payment proof was rejected. Present if that led back to this status. */
            proofRemark?: string;
        };
        /** @description A refund of an order. */
        OrderRefund: {
            amount: components["schemas"]["PriceText"];
            reason: components["schemas"]["MoneyReason"];
            bank: components["schemas"]["BankName"];
            lastDigits: components["schemas"]["LastDigits"];
            /** @description The day on which it was sent. Absent before that. */
            sentOn?: components["schemas"]["CalendarDay"];
            reference?: components["schemas"]["BankReference"];
        };
        /** @description A refund that is still to be sent. */
        OrderRefundPromise: {
            amount: components["schemas"]["PriceText"];
            /** @description The last day to send it. */
            sendBy: components["schemas"]["CalendarDay"];
        };
        /**
         * @description 0 deposit due; 1 deposit proof under review; 2 preparing, in stock; 3 shipped; 4 shipped, balance due; 5 shipped, balance
         *     proof under review; 6 in transit, receipt can be confirmed; 7 completed; 8 cancelled.
         * @enum {integer}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /** @description An order in a list. */
        OrderSummary: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            status: components["schemas"]["OrderStatus"];
            /** @description The status in the language of the interface. */
            statusDesc: string;
            styleImage: components["schemas"]["ImageUrl"];
            styleName: components["schemas"]["VehicleName"];
            depositPriceDesc?: components["schemas"]["PriceText"];
            /** @description Shown if depositPriceDesc is absent. */
            depositPrice?: components["schemas"]["PriceText"];
            totalPriceDesc?: components["schemas"]["PriceText"];
            /** @description Shown if totalPriceDesc is absent. */
            totalPrice?: components["schemas"]["PriceText"];
            sendOutWebSite?: components["schemas"]["LogisticsLink"];
            proofRemark?: components["schemas"]["ProofRemark"];
        };
        /** @description What happened to an order and what comes next. */
        OrderTimeline: {
            way: components["schemas"]["OrderWay"];
            /** @description The steps, first one first. */
            steps: components["schemas"]["TimelineStep"][];
            /** @description Further steps about money, first one first. Absent if there are none. */
            money?: components["schemas"]["TimelineMoney"][];
            /** @description Absent if there is no next step. */
            next?: components["schemas"]["TimelineNext"];
            /** @description What the caller can record about the shipment; nothing for buyers. */
            can: ("noteInspection" | "noteArrival")[];
        };
        /**
         * @description Counts the changes of the order. A call that changes it names the version that its caller read.
         * @example 3
         */
        OrderVersion: number;
        /** @description The shipment of the vehicle. Absent fields are unknown yet. */
        OrderWay: {
            inspectedBy?: components["schemas"]["InspectionIssuer"];
            inspectionPlannedOn?: components["schemas"]["CalendarDay"];
            inspectionPassedOn?: components["schemas"]["CalendarDay"];
            certificateNumber?: components["schemas"]["PaperNumber"];
            checkAt?: components["schemas"]["CertificateLink"];
            vessel?: components["schemas"]["VesselName"];
            departsOn?: components["schemas"]["CalendarDay"];
            arrivesOn?: components["schemas"]["CalendarDay"];
            arrivedOn?: components["schemas"]["CalendarDay"];
            releasedOn?: components["schemas"]["CalendarDay"];
            originals?: components["schemas"]["SentOriginals"];
        };
        /** @description The accepted claim, and the part of its offer for which no refund is proposed. Absent if there is none. */
        OwedClaim: {
            id: components["schemas"]["Id"];
            /** @description In the smallest unit. */
            amountUnits: number;
        };
        /** @description A question of the caller about a vehicle. */
        OwnQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description `open`: it waits for an answer. `declined`: staff do not answer it, for the given reason. `withdrawn`: its answer was
             *     withdrawn.
             * @enum {string}
             */
            state: "open" | "declined" | "withdrawn";
            /** @description The question as the caller has asked it. */
            question: string;
            /** @description Why it was declined. */
            reason?: string;
            /** Format: date-time */
            askedAt: string;
            /**
             * Format: date-time
             * @description When it was declined, or its answer withdrawn.
             */
            decidedAt?: string;
        };
        /** @description The payload of `listOwnQuestions`. */
        OwnQuestionsPayload: {
            carSourceId: components["schemas"]["Id"];
        };
        /** @description The page number, counted from 1. */
        PageNo: number;
        /** @description How many vehicles make a page; the site asks for 24. */
        PageSize: number;
        /** @description A document of an order. */
        Paper: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PaperKind"];
            title?: components["schemas"]["PaperTitle"];
            number?: components["schemas"]["PaperNumber"];
            /** @description The hash of the file, as SHA-256 in hexadecimal. */
            sha256: string;
            /** @description The size of the file. */
            bytes: number;
            /** @enum {string} */
            type: "application/pdf" | "image/jpeg";
            /**
             * @description The file name for saving it.
             * @example GP20260611004-billOfLading-2.pdf
             */
            name: string;
            /**
             * @description The address of the file. The link is the caller's own, opens only this document of this order, and expires within the
             *     hour; another call returns a new one. Absent once the document is withdrawn, and for the buyer while it is held.
             */
            file?: string;
            /**
             * @description Whether the buyer gets the file only after paying the balance. Absent otherwise.
             * @example true
             */
            held?: boolean;
            /** @enum {string} */
            addedBy: "buyer" | "staff";
            /** @description The staff member who added it. Only shown to staff. */
            addedByName?: string;
            addedAt: components["schemas"]["Moment"];
            /** @description When the document was withdrawn. Only staff see such documents. */
            withdrawnAt?: components["schemas"]["Moment"];
            /** @description The staff member who withdrew it; absent for the buyer. */
            withdrawnByName?: string;
            /** @description Whether the caller can withdraw it. */
            canWithdraw: boolean;
            /**
             * @description Whether the caller can release it to the buyer before the balance is paid. Absent otherwise.
             * @example true
             */
            canRelease?: boolean;
            /** @description The staff member who released it to the buyer before the balance was paid. Only shown to staff. */
            release?: components["schemas"]["PaperRelease"];
        };
        /**
         * @description A PDF, or a jpg, jpeg, png or bmp picture, of at most 13312 KB, in Base64. Pictures are re-encoded, like payment proofs.
         *     PDFs are rewritten with only the visible content of their pages, without links, actions and attached files; a PDF that is
         *     locked, or contains a program or another file, is refused. Hash and size of the document are those of the stored file.
         */
        PaperFile: string;
        /**
         * @description The kind of document. Inspection certificates are by QISJ, JEVIC and the like.
         * @enum {string}
         */
        PaperKind: "exportCertificate" | "inspectionCertificate" | "billOfLading" | "invoice" | "insurance" | "customsEntry" | "receipt" | "other";
        /**
         * @description The number printed on the document.
         * @example OOLU2606-7731
         */
        PaperNumber: string;
        /** @description When and by whom a document was given to the buyer. */
        PaperRelease: {
            at: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            by: string;
            /** @example The bank confirmed the transfer by telephone. */
            reason: string;
        };
        /**
         * @description The name of the document, if its kind is not enough.
         * @example Logbook of the exporter
         */
        PaperTitle: string;
        /** @description The documents of an order. */
        Papers: {
            /** @description The documents, first one first. */
            papers: components["schemas"]["Paper"][];
            /** @description Whether the caller can add a document. A cancelled order accepts none. */
            canAdd: boolean;
            /** @description The document that `addPaper` added, or the same one if the order had it. Absent in other answers. */
            paperId?: components["schemas"]["Id"];
        };
        /**
         * @description A fraction of one, so that 0.32 is 32 %.
         * @example 0.32
         */
        PartOfOne: number;
        /** @description Letters and digits, at least one of each; the other characters allowed are ~!@#$%^&*., */
        Password: string;
        /** @description Whether the e-mail for a new password was sent. */
        PasswordEmail: {
            /**
             * @description 1 when the e-mail was sent; any other value is shown as 'Email sending failed'.
             * @example 1
             */
            successFlag: number;
        };
        /**
         * @description The currency that the buyer pays in. USD from the English and Chinese interfaces, JPY from the Japanese.
         * @enum {string}
         */
        PayUnit: "USD" | "JPY";
        /** @description Whether a payment reference and account are genuine. */
        PaymentCheck: {
            /** @description Whether it is ours, still valid, and matches the values sent along. */
            isPayable: boolean;
            /** @description Reasons not to pay it. */
            concerns: components["schemas"]["PaymentConcern"][];
            kind: components["schemas"]["PaymentKind"];
            orderNo: components["schemas"]["OrderNo"];
            amount: components["schemas"]["PriceText"];
            account: components["schemas"]["CheckedAccount"];
            /** @description The account in force now. Present if it differs. */
            replacedBy?: components["schemas"]["CheckedAccount"];
            /**
             * Format: date-time
             * @description When it was issued.
             */
            issuedAt: string;
            /**
             * Format: date-time
             * @description When its signing key was retired. Absent while the key is in use.
             */
            keyRetiredAt?: string;
        };
        /**
         * @description underReview: a proof for it is being checked; paid: it has arrived; orderCancelled: the order is cancelled; depositLapsed:
         *     the deposit did not arrive in time; accountReplaced: payments go to another account now; amountChanged: another amount is
         *     due now; otherOrder, otherAmount, otherAccount: the value on the document is not the one that we issued.
         * @enum {string}
         */
        PaymentConcern: "underReview" | "paid" | "orderCancelled" | "depositLapsed" | "accountReplaced" | "amountChanged" | "otherOrder" | "otherAmount" | "otherAccount";
        /** @description Where and how to pay the next amount of an order. */
        PaymentInstructions: {
            kind: components["schemas"]["PaymentKind"];
            payUnit: components["schemas"]["PayUnit"];
            amount: components["schemas"]["PriceText"];
            /**
             * @description The amount in the format of a bank form, without currency and separators.
             * @example 8940.00
             */
            figure: string;
            /** @description The payment reference. */
            reference: components["schemas"]["OrderNo"];
            dueAt?: components["schemas"]["DepositDueAt"];
            /**
             * @description The payee that collects payments for us.
             * @example Pwani Collections Ltd
             */
            holder: string;
            /** @description The account, one line for each field that a bank needs, in the language of the interface. */
            account: components["schemas"]["AccountLine"][];
            since?: components["schemas"]["AccountSince"];
            releasedBy?: components["schemas"]["ReleasedBy"];
            releasedByRole?: components["schemas"]["ReleasedByRole"];
            isDemo: components["schemas"]["IsDemoAccount"];
            /** @description Whether another account was shown to this order's buyer before. */
            hasChanged: boolean;
            checkCode: components["schemas"]["CheckCode"];
            /** @description How to pay by M-Pesa. Absent where M-Pesa is not offered. */
            mpesa?: components["schemas"]["MpesaOffer"];
        };
        /**
         * @description The part of the price that is due.
         * @enum {string}
         */
        PaymentKind: "deposit" | "balance";
        /** @description A number whose code is awaited. */
        PendingNoticeNumber: {
            channel: components["schemas"]["NoticeChannel"];
            phone: components["schemas"]["NoticePhone"];
            /** @description Until when the code is valid. */
            expiresAt: components["schemas"]["Moment"];
            /** @description From when on another code can be sent. Earlier requests for the same number send none. */
            resendAt: components["schemas"]["Moment"];
        };
        /** @description The lowest and the highest percentage. */
        PercentSpan: {
            min: number;
            max: number;
        };
        /** @description A picture of a vehicle, or the first frame of a video. */
        Photo: {
            photoPath: components["schemas"]["ImageUrl"];
            /** @description The still image of a video. Present only if photoPath is a video. */
            videoTempImage?: components["schemas"]["ImageUrl"];
        };
        /** @description A port with its kinds of transport. */
        Port: {
            portId: components["schemas"]["Id"];
            /** @example Mombasa */
            name: string;
            /** @description The ways to ship this vehicle to this port. The first is the default. */
            transports: components["schemas"]["Transport"][];
        };
        /** @description The payload of `listPorts`. */
        PortListPayload: {
            /** @description The vehicle's transportTemplateId. */
            templateId: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            carSourceId: components["schemas"]["Id"];
        };
        /** @description The sales agent's data on a poster. */
        PosterUser: {
            /**
             * @description 1 the user may make posters and set their price; 0 the user may not.
             * @enum {integer}
             */
            insiderType: 0 | 1;
            /** @description Present with insiderType 1. */
            nickName?: string;
            /** @description Present with insiderType 1. */
            phone?: string;
        };
        /** @description The same amount in the three currencies of the site. */
        PreviewAmount: {
            usd: components["schemas"]["PriceText"];
            jpy: components["schemas"]["PriceText"];
            kes: components["schemas"]["PriceText"];
        };
        /** @description One part of the price of the sample before and after the planned change. */
        PreviewLine: {
            /** @enum {string} */
            name: "vehicle" | "freight" | "insurance" | "total" | "deposit" | "clearance";
            /** @description By the current settings; absent if they result in no price. */
            before?: components["schemas"]["PreviewAmount"];
            /** @description By the given settings; absent if they result in no price. */
            after?: components["schemas"]["PreviewAmount"];
        };
        /** @description The vehicle that a preview of prices is calculated for: one of the stock, or a made-up one. */
        PreviewSample: {
            /** @description Absent for a made-up vehicle. */
            vehicleId?: components["schemas"]["Id"];
            /** @description Absent for a made-up vehicle. */
            name?: string;
            /** @description Its price at the yard. */
            listPrice: components["schemas"]["PriceText"];
            /** @example 11.7 */
            cubicMetres: number;
            /** @example Yokohama */
            yardName: string;
        };
        /**
         * @description The current price compared with vehicles of the same model and mileage range that were first registered at most one year
         *     earlier or later; two years if there are too few. `listVehicles` with these filters returns them and the vehicle itself.
         *     Absent with fewer than five of them, or while prices are unset.
         */
        PriceComparison: {
            /**
             * @description The number of other vehicles in the average.
             * @example 14
             */
            count: number;
            /**
             * @description The price less the average of the others, rounded to ten dollars. Negative if the vehicle costs less.
             * @example -900
             */
            differenceUSD: number;
            /**
             * @description The same in yen, rounded to thousands.
             * @example -137000
             */
            differenceJPY: number;
            makeId: components["schemas"]["Id"];
            modelId: components["schemas"]["Id"];
            yearFrom: components["schemas"]["YearFilter"];
            yearTo: components["schemas"]["YearFilter"];
            mileage: components["schemas"]["MileageFilter"];
        };
        /** @description The payload of `getPriceDetail`. */
        PriceDetailPayload: {
            carSourceId: components["schemas"]["Id"];
            /** @description A port from `listPorts` for this vehicle and country. */
            endPortId: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            transportType: components["schemas"]["TransportType"];
            couponDetailIds?: components["schemas"]["CouponDetailIds"];
        };
        /**
         * @description Price in US dollars, whatever the language: 1 under 5K, 2 5K-8K, 3 8K-15K, 4 15K-25K, 5 25K-35K, 6 35K-45K,
         *     7 over 45K.
         * @enum {integer}
         */
        PriceFilter: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * @description The price of one vehicle to one port. Vehicle, transport and insurance sum to the total (CIF); clearance comes on top of it.
         *     A deposit is depositRatio of its total. Every field that ends in Desc is in the unit of the interface: JPY for jp, USD
         *     otherwise. The clearance amounts are absent if showCustomClearance is 0.
         */
        PriceResult: {
            /** @description The vehicle alone, after a flash-sale deduction and coupons. */
            vehiclePriceDesc: components["schemas"]["PriceText"];
            vehiclePriceUSD: components["schemas"]["AmountUSD"];
            vehiclePriceJPY: components["schemas"]["AmountJPY"];
            transportPriceDesc: components["schemas"]["PriceText"];
            transportPriceUSD: components["schemas"]["AmountUSD"];
            transportPriceJPY: components["schemas"]["AmountJPY"];
            insurancePriceDesc: components["schemas"]["PriceText"];
            insurancePriceUSD: components["schemas"]["AmountUSD"];
            insurancePriceJPY: components["schemas"]["AmountJPY"];
            nextShip?: components["schemas"]["NextShip"];
            totalPriceDesc: components["schemas"]["PriceText"];
            totalPriceUSD: components["schemas"]["AmountUSD"];
            totalPriceJPY: components["schemas"]["AmountJPY"];
            totalCountryPrice: components["schemas"]["CountryAmount"];
            depositPriceDesc: components["schemas"]["PriceText"];
            depositPriceUSD: components["schemas"]["AmountUSD"];
            depositPriceJPY: components["schemas"]["AmountJPY"];
            depositCountryPrice: components["schemas"]["CountryAmount"];
            /**
             * @description 1 the buyer may add customs clearance at this destination; 0 it is not offered.
             * @enum {integer}
             */
            showCustomClearance: 0 | 1;
            displayClearancePrice: components["schemas"]["DisplayClearanceFlag"];
            clearancePriceDesc?: components["schemas"]["PriceText"];
            clearancePriceUSD?: components["schemas"]["AmountUSD"];
            clearancePriceJPY?: components["schemas"]["AmountJPY"];
            totalWithClearancePriceDesc?: components["schemas"]["PriceText"];
            totalWithClearancePriceUSD?: components["schemas"]["AmountUSD"];
            totalWithClearancePriceJPY?: components["schemas"]["AmountJPY"];
            totalWithClearanceCountryPrice?: components["schemas"]["CountryAmount"];
            depositWithClearancePriceDesc?: components["schemas"]["PriceText"];
            depositWithClearancePriceUSD?: components["schemas"]["AmountUSD"];
            depositWithClearancePriceJPY?: components["schemas"]["AmountJPY"];
            depositWithClearanceCountyPrice?: components["schemas"]["CountryAmount"];
            /** @description The deduction of the flash sale, already included here. Present only on a flash-sale vehicle. */
            flashSaleDeduction?: components["schemas"]["PriceText"];
            flashSaleDeductionUSD?: components["schemas"]["AmountUSD"];
            flashSaleDeductionJPY?: components["schemas"]["AmountJPY"];
            /**
             * @description The deduction of the coupons, already included here. Present only if coupons were given; less than their value if the
             *     price would fall below its minimum.
             */
            discountPrice?: components["schemas"]["PriceText"];
            discountPriceUSD?: components["schemas"]["AmountUSD"];
            discountPriceJPY?: components["schemas"]["AmountJPY"];
            /** @description The deduction of the caller's accepted offer, already included here. Present only while one holds and is used. */
            offerDeduction?: components["schemas"]["PriceText"];
            offerDeductionUSD?: components["schemas"]["AmountUSD"];
            offerDeductionJPY?: components["schemas"]["AmountJPY"];
            /** @description The minimum vehicle price on a poster. Only for poster users. */
            sellingPriceMinUSD?: components["schemas"]["AmountUSD"];
            /** @description The minimum vehicle price on a poster. Only for poster users. */
            sellingPriceMinJPY?: components["schemas"]["AmountJPY"];
        };
        /**
         * @description A formatted amount, currency first and grouped by thousands. Unless the field's name has the currency, it is yen for calls
         *     in Japanese and US dollars for all others.
         * @example USD 6,850
         * @example JPY 1,041,200
         * @example KES 883,650
         */
        PriceText: string;
        /**
         * @description A formatted amount, or ASK.
         * @example USD 1,420
         * @example ASK
         */
        PriceTextOrAsk: string;
        /**
         * @description True while the marketplace is setting its prices, and absent otherwise. Every amount of the vehicle is then 0 and
         *     meaningless: show that the price is on request. The vehicle can be viewed, but not reserved.
         */
        PricesUnset: boolean;
        /** @description What the refund rules give the buyer of a cancelled order, as they were at the cancellation. */
        PromisedRefund: {
            situation: components["schemas"]["RefundSituation"];
            percent: number;
            /** @description What is still to be refunded of it. */
            amount: components["schemas"]["PriceText"];
            /** @description The same in the smallest unit. */
            amountUnits: number;
            /** @description The last working day to send it. */
            sendBy: components["schemas"]["CalendarDay"];
        };
        /**
         * @description The urls of 1 to 4 uploaded pictures as `uploadImage` returned them, joined by commas.
         * @example /files/proofs/7c1e/slip-1.jpg,/files/proofs/7c1e/slip-2.jpg
         */
        ProofImages: string;
        /**
         * @description Why the last payment proof was rejected. Present while another one is expected.
         * @example The amount on the slip cannot be read.
         */
        ProofRemark: string;
        /** @description A property of a vehicle. */
        Property: {
            name: string;
            /** @description Empty if the value is not known. */
            value: string;
        };
        /** @description Properties of a vehicle under one heading. */
        PropertyGroup: {
            groupName: string;
            propertyList: components["schemas"]["Property"][];
        };
        /**
         * @description The address of the browser's push service for this browser (`endpoint`): an https address of a public host, at the usual
         *     port.
         * @example https://updates.push.services.mozilla.com/wpush/v2/gAAAAABqExample
         */
        PushAddress: string;
        /** @description The payload of `removePushSubscription`. */
        PushEndpointPayload: {
            endpoint: components["schemas"]["PushAddress"];
        };
        /** @description The public key for push messages. */
        PushKey: {
            /**
             * @description The key for a browser's subscription (`applicationServerKey`): a point of P-256, uncompressed, in base64url. Absent if
             *     the server sends no messages.
             * @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4
             */
            publicKey?: string;
        };
        /** @description The browser's own subscription, as its `toJSON()` writes it. */
        PushSubscriptionPayload: {
            endpoint: components["schemas"]["PushAddress"];
            /**
             * @description The browser's public key, a point of P-256, uncompressed, in base64url.
             * @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4
             */
            p256dh: string;
            /**
             * @description The browser's shared secret for senders, 16 bytes in base64url.
             * @example BTBZMqHH6r4Tts7J_aSIgg
             */
            auth: string;
        };
        /**
         * @description A question of at least ten characters, without leading and trailing spaces.
         * @example Has the timing belt been changed, and when?
         */
        QuestionText: string;
        /**
         * @description The value of one US dollar, with up to four decimals.
         * @example 129.25
         */
        Rate: number;
        /** @description Exchange rates of the marketplace: how many yen and Kenyan shillings one US dollar is worth. */
        Rates: {
            jpyPerUsd: components["schemas"]["Rate"];
            kesPerUsd: components["schemas"]["Rate"];
        };
        /** @description The current exchange rates. `value` is absent until they are set for the first time. */
        RatesNow: {
            version: components["schemas"]["TermVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            value?: components["schemas"]["Rates"];
        };
        /**
         * @description Year and month of a reading.
         * @example 2022-03
         */
        ReadingMonth: string;
        /** @description A country to which vehicles are delivered. */
        ReceivingCountry: {
            id: components["schemas"]["Id"];
            /** @example Kenya */
            name: string;
            code: components["schemas"]["CountryCode"];
        };
        /**
         * @description The name of the recipient.
         * @example Wanjiku Kamau
         */
        RecipientName: string;
        /** @description The payload of `refreshToken`. */
        RefreshTokenPayload: {
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * @description Identifies a refund.
         * @example r7Kq2
         */
        RefundId: string;
        /** @description The refund in each situation. */
        RefundRules: {
            notPaidInTime: components["schemas"]["RefundShare"];
            changeOfMind: components["schemas"]["RefundShare"];
            failedInspection: components["schemas"]["RefundShare"];
            lateShip: components["schemas"]["RefundShare"];
            lostShip: components["schemas"]["RefundShare"];
            notAsDescribed: components["schemas"]["RefundShare"];
            /** @description How many hours after the first payment a change of mind returns everything. */
            freeHours: number;
            /** @description From how many days after the promised arrival the buyer may cancel a late vehicle. */
            lateDays: number;
        };
        /** @description The share of a payment that is refunded, and how soon. */
        RefundShare: {
            /** @description The refunded share of everything that was paid. */
            percent: number;
            /** @description Within how many working days it is sent. */
            workingDays: number;
        };
        /**
         * @description Why an order ends. `notPaidInTime`: the deadline of a payment passed. `changeOfMind`: the buyer no longer wants the vehicle,
         *     before it is shipped. `failedInspection`: an inspection before shipping failed. `lateShip`: the vehicle arrives later than
         *     promised. `lostShip`: it never arrives. `notAsDescribed`: it is not what was sold.
         * @enum {string}
         */
        RefundSituation: "notPaidInTime" | "changeOfMind" | "failedInspection" | "lateShip" | "lostShip" | "notAsDescribed";
        /** @description The answer of `register`: its success, or a failure that it lists. */
        RegisterAnswer: components["schemas"]["RegisterSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: ("passwordCommon" | "tooManyRequests" | "unknownCountry") | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"];
        /** @description The payload of `register`. */
        RegisterPayload: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            countryName: components["schemas"]["CountryName"];
        };
        /** @description The answer of `register` if it succeeds. */
        RegisterSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["Registration"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description Where the confirmation e-mail was sent, and how long its link is valid. */
        Registration: {
            email: components["schemas"]["Email"];
            /**
             * @description The validity of the link in the verification e-mail, in hours.
             * @example 24
             */
            verifyHour: number;
        };
        /**
         * @description Year and month of the first registration.
         * @example 2018-03
         */
        RegistrationDate: string;
        /**
         * @description The first name of the staff member who released it. Present with `since`.
         * @example Amina
         */
        ReleasedBy: string;
        /**
         * @description Their role, in the language of the interface. Absent if they have left.
         * @example Accounts
         */
        ReleasedByRole: string;
        /**
         * @description Seconds until the flash sale ends, counted from the time of the answer; 0 when it is over.
         * @example 93784
         */
        RemainingTimes: number;
        /** @description The payload of `removeSavedSearch`. */
        RemoveSearchPayload: {
            id: components["schemas"]["Id"];
        };
        /** @description The payload of `reportClaim`. */
        ReportClaimPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ClaimKind"];
            text: components["schemas"]["ClaimText"];
            /** @description The photos, which the buyer has added to the documents of the order with `addPaper`. */
            paperIds: components["schemas"]["Id"][];
            /** @description Where on the vehicle the photos were taken, at most one part per photo. Others are left unmarked. */
            marks?: components["schemas"]["ClaimMark"][];
        };
        /** @description The payload of `requestMpesaPayment`. */
        RequestMpesaPaymentPayload: {
            id: components["schemas"]["Id"];
            phone: components["schemas"]["MpesaPhone"];
            /** @description At most the amount due, and at most M-Pesa's limit for one payment. */
            amount: components["schemas"]["MpesaAmount"];
        };
        /** @description The payload of `requestNoticeCode`. */
        RequestNoticeCodePayload: {
            channel: components["schemas"]["NoticeChannel"];
            /**
             * @description A phone number in international form. Spaces, a plus sign and other separators are ignored.
             * @example +254 712 345 678
             */
            phone: string;
        };
        /**
         * @description The receiving address of a reservation.
         * @example Nyali Road 14
         */
        ReservationAddress: string;
        /**
         * @description An e-mail address, shorter than elsewhere.
         * @example wanjiku.kamau@example.com
         */
        ReservationEmail: string;
        /** @description How many reservations without a confirmed deposit a buyer and a certified dealer can have at a time. */
        ReservationLimits: {
            version: components["schemas"]["TermVersion"];
            perBuyer: components["schemas"]["ReservationsPerBuyer"];
            perDealer: components["schemas"]["ReservationsPerDealer"];
        };
        /** @description The payload of `submitOrder`. */
        ReservationPayload: {
            /** @description The vehicle (car source). */
            id: components["schemas"]["Id"];
            payUnit: components["schemas"]["PayUnit"];
            name: components["schemas"]["RecipientName"];
            email: components["schemas"]["ReservationEmail"];
            phone: components["schemas"]["ReservationPhone"];
            /** @description The receiving country. */
            countryCode: components["schemas"]["CountryCode"];
            cityId: components["schemas"]["Id"];
            address: components["schemas"]["ReservationAddress"];
            transportType: components["schemas"]["TransportType"];
            /**
             * @description Marks a reservation from the desktop site.
             * @constant
             */
            commitType: "pc";
            /** @description The port. If absent, that of the buyer's last price request for this vehicle. */
            endPortId?: components["schemas"]["Id"];
            /** @description The country that the port serves in this order. If absent, that of the buyer's last price request for this vehicle to the port, or else the receiving country. */
            destinationCountryCode?: components["schemas"]["CountryCode"];
            shownPrice?: components["schemas"]["ShownPrice"];
            checkClearancePrice?: components["schemas"]["ClearanceChoice"];
            /** @description The buyer's consent to a vehicle that its destination country refuses, see assessImport. Without it such a vehicle is not reserved. */
            wantsRefusedImport?: boolean;
            couponDetailIds?: components["schemas"]["CouponDetailIds"];
            /** @description The deduction of the coupons as shown to the buyer. The server uses its own. */
            discountPrice?: components["schemas"]["PriceText"];
            discountPriceUSD?: components["schemas"]["AmountUSD"];
            discountPriceJPY?: components["schemas"]["AmountJPY"];
        };
        /**
         * @description The phone number of a reservation.
         * @example +254712345678
         */
        ReservationPhone: string;
        /** @description When the reservation was made, and until when to pay the deposit. */
        ReservationReceipt: {
            createTimeDesc: components["schemas"]["TimeText"];
            createdAt?: components["schemas"]["CreatedAt"];
            depositDueAt: components["schemas"]["DepositDueAt"];
        };
        /**
         * @description The number of vehicles without an accepted deposit that a buyer's account can hold.
         * @example 3
         */
        ReservationsPerBuyer: number;
        /**
         * @description The same for a certified dealer. If it is less than a buyer's limit, the buyer's applies.
         * @example 10
         */
        ReservationsPerDealer: number;
        /** @description The payload of `resetPassword`. */
        ResetPasswordPayload: {
            authKey: components["schemas"]["AuthKey"];
            newPassword: components["schemas"]["Password"];
        };
        /** @description The freight between a yard and a port for a vehicle that drives on board: handling, and a price by volume, in US cents. */
        RoroTariff: {
            yardId: components["schemas"]["YardId"];
            portId: components["schemas"]["LandingPortId"];
            handlingCents: components["schemas"]["Cents"];
            centsPerCubicMetre: components["schemas"]["Cents"];
            minimumCents: components["schemas"]["Cents"];
        };
        /** @description The freight of a RORO ship, by yard and port. A journey without a tariff is not offered. */
        RoroTariffs: components["schemas"]["RoroTariff"][];
        /** @description The payload of `saveSearch`. */
        SaveSearchPayload: {
            name: components["schemas"]["SearchName"];
            search: components["schemas"]["SearchFilters"];
        };
        /** @description A saved search with its alerts. */
        SavedSearch: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SearchName"];
            search: components["schemas"]["SearchFilters"];
            /** Format: date-time */
            savedAt: string;
            alertsByMail: components["schemas"]["AlertSwitch"];
            alertsByPush: components["schemas"]["AlertSwitch"];
            /**
             * @description Set for the alerts about lower prices of the caller's favourites. They exist once a vehicle was saved, have no filters
             *     and cannot be removed, only switched off.
             */
            isForFavorites?: boolean;
            /**
             * Format: date-time
             * @description When the caller was last notified of vehicles; absent before the first time.
             */
            toldAt?: string;
        };
        /** @description The filters, as `listVehicles` takes them, without page and order. At least one filter besides the countries is required. */
        SearchFilters: {
            searchKey?: string;
            makeId?: components["schemas"]["Id"];
            modelId?: components["schemas"]["Id"];
            modelLevelId?: components["schemas"]["Id"];
            price?: components["schemas"]["PriceFilter"];
            carAge?: components["schemas"]["CarAgeFilter"];
            mileage?: components["schemas"]["MileageFilter"];
            seatsNum?: components["schemas"]["SeatsFilter"];
            yearFrom?: components["schemas"]["YearFilter"];
            yearTo?: components["schemas"]["YearFilter"];
            gearbox?: components["schemas"]["GearboxFilter"];
            fuel?: components["schemas"]["FuelFilter"];
            steering?: components["schemas"]["SteeringFilter"];
            drive?: components["schemas"]["DriveFilter"];
            grade?: components["schemas"]["GradeFilter"];
            colour?: components["schemas"]["ColourFilter"];
            /** @constant */
            newArrivalFlag?: 1;
            /** @constant */
            dailyFlag?: 1;
            /** @constant */
            highQualityFlag?: 1;
            /** @constant */
            hotCarFlag?: 1;
            /** @constant */
            flashSaleFlag?: 1;
            importCountryCode?: components["schemas"]["CountryCode"];
            /**
             * @description The country for `landedFrom` and `landedTo`. Not stored without one of them. While not all taxes of the country are
             *     known, nothing is found.
             */
            landedCountryCode?: components["schemas"]["CountryCode"];
            landedFrom?: components["schemas"]["LandedFilter"];
            landedTo?: components["schemas"]["LandedFilter"];
        };
        /**
         * @description Its name; the site suggests the names of the filters.
         * @example Prado for the farm
         */
        SearchName: string;
        /** @description A part of the searched words and what it means. */
        SearchPart: {
            /**
             * @description What the part filters by; unknown for words that no vehicle has.
             * @enum {string}
             */
            kind: "name" | "year" | "price" | "mileage" | "engine" | "seats" | "fuel" | "gearbox" | "drive" | "steering" | "colour" | "grade" | "unknown";
            /**
             * @description What was understood, in the language of the call; the typed words if unknown.
             * @example up to USD 20,000
             */
            text: string;
            /**
             * @description The searched words without this part; empty if nothing remains.
             * @example prado diesel
             */
            remaining: string;
        };
        /** @description A word or name to suggest while a buyer types. */
        SearchTerm: {
            /**
             * @description The words to search for, in the language of the call.
             * @example Toyota Land Cruiser Prado
             */
            text: string;
            /** @description Other words for it that a buyer may type. */
            also: string[];
            /** @description The number of vehicles on the market; 0 for words that are not counted. */
            total: number;
        };
        /**
         * @description Seats: 1 two, 2 four to five, 3 six, 4 seven, 5 more than seven.
         * @enum {integer}
         */
        SeatsFilter: 1 | 2 | 3 | 4 | 5;
        /** @description The vehicle from a second angle, for clients that show it while the pointer is over the card. */
        SecondImageUrl: components["schemas"]["ImageUrl"];
        /** @description The original documents that the company sent to the buyer for clearing the vehicle. */
        SentOriginals: {
            sentOn: components["schemas"]["CalendarDay"];
            /**
             * @description The courier.
             * @example DHL
             */
            courier: string;
            /**
             * @description The courier's number of the parcel.
             * @example 4471936205
             */
            number: string;
            /**
             * @description The courier's page that shows where the parcel is.
             * @example https://courier.example.com/track/4471936205
             */
            trackAt?: string;
        };
        /** @description The time of the server. */
        ServerTime: {
            /**
             * @description The server's clock. A caller whose own differs corrects its `sequenceId` by the difference.
             * @example 1781258400000
             */
            epochMilliseconds: number;
            /**
             * @description The same time as text, in the requested time zone.
             * @example 2026-06-12 13:00:00
             */
            timeText: string;
        };
        /** @description The tokens of a session. */
        SessionTokens: {
            accessToken: components["schemas"]["Token"];
            refreshToken: components["schemas"]["Token"];
        };
        /** @description When it was set; absent before the first change at the desk. */
        SetAt: components["schemas"]["Moment"];
        /**
         * @description Who set it; absent before the first change at the desk.
         * @example Amina Otieno
         */
        SetBy: string;
        /**
         * @description An amount in dollars or yen.
         * @example 6850
         */
        ShownAmount: number;
        /** @description The amounts on the buyer's page, in payUnit, with clearance if it is chosen. */
        ShownPrice: {
            total: components["schemas"]["ShownAmount"];
            deposit: components["schemas"]["ShownAmount"];
        };
        /** @description A vehicle that is like another. */
        SimilarVehicle: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VehicleName"];
            imageUrl: components["schemas"]["ImageUrl"];
            registrationDate: components["schemas"]["RegistrationDate"];
            price: components["schemas"]["PriceText"];
            priceKES: components["schemas"]["AmountKES"];
            pricesUnset?: components["schemas"]["PricesUnset"];
        };
        /** @description The payload of `listSimilarVehicles`. */
        SimilarVehicleListPayload: {
            vehicleId: components["schemas"]["Id"];
        };
        /** @description The id of a published source. */
        SourceId: string;
        /** @description The ids of published sources. */
        SourceIds: components["schemas"]["SourceId"][];
        /** @description The answer of `staffAcceptInvitation`: its success, or a failure that it lists. */
        StaffAcceptInvitationAnswer: components["schemas"]["StaffAcceptInvitationSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: ("linkExpired" | "passwordCommon" | "staffCodeWrong" | "staffEmailMissing" | "staffMemberExists" | "tooManyRequests") | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure500"];
        /** @description The payload of `staffAcceptInvitation`. */
        StaffAcceptInvitationPayload: {
            authKey: components["schemas"]["AuthKey"];
            name: components["schemas"]["StaffName"];
            password: components["schemas"]["StaffNewPassword"];
            code: components["schemas"]["StaffTotpCode"];
            /** @description Required only for the first owner's link, which names no address; ignored otherwise. */
            email?: components["schemas"]["Email"];
        };
        /** @description The answer of `staffAcceptInvitation` if it succeeds. */
        StaffAcceptInvitationSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffWelcome"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description An entry of the audit log: who did what to which order, vehicle or setting. It never changes. */
        StaffAct: {
            id: string;
            at: components["schemas"]["Moment"];
            /** @description Absent if the action was a command. */
            memberId?: components["schemas"]["Id"];
            /**
             * @description Who did it, by their name at that time.
             * @example Amina Otieno
             */
            name: string;
            /**
             * @description From where; absent if the action was a command.
             * @example 203.0.113.9
             */
            address?: string;
            /** @example approve-payment */
            act: string;
            /** @example GP20260612003 */
            subject: string;
            /**
             * @description The earlier state, as JSON.
             * @example {"status":1}
             */
            before?: string;
            /**
             * @description The new state, as JSON.
             * @example {"status":2}
             */
            after?: string;
        };
        /** @description One page of the audit log. */
        StaffActs: {
            /** @description The latest first. A page shorter than requested is the last. */
            acts: components["schemas"]["StaffAct"][];
        };
        /** @description The payload of `staffAddClearingAgent`. */
        StaffAddClearingAgentPayload: {
            facts: components["schemas"]["ClearingAgentFacts"];
        };
        /** @description The payload of `staffAddCouponKind`. */
        StaffAddCouponKindPayload: {
            facts: components["schemas"]["CouponKindFacts"];
        };
        /** @description The payload of `staffAddImportPhoto`. */
        StaffAddImportPhotoPayload: {
            id: components["schemas"]["Id"];
            line: number;
            place: components["schemas"]["StaffImportPhotoPlace"];
            /** @description A jpg, jpeg, png or bmp picture of at most 13312 KB, with or without its data-URL prefix. */
            imgBase64: string;
        };
        /** @description The payload of `staffAddNote`. */
        StaffAddNotePayload: {
            id: components["schemas"]["Id"];
            text: string;
        };
        /** @description The payload of `staffAddPaper`. */
        StaffAddPaperPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PaperKind"];
            title?: components["schemas"]["PaperTitle"];
            number?: components["schemas"]["PaperNumber"];
            fileBase64: components["schemas"]["PaperFile"];
            /**
             * @description Whether the buyer gets the file only after paying the balance. By default the kind decides: a bill of lading is held,
             *     others are not. Only roles that may call `staffReleasePaper` can add a bill of lading that is not held.
             * @example true
             */
            isHeld?: boolean;
        };
        /** @description The payload of `staffAddPhoto`. */
        StaffAddPhotoPayload: {
            id: components["schemas"]["Id"];
            /** @description A jpg, jpeg, png or bmp picture of at most 13312 KB, with or without its data-URL prefix. */
            imgBase64: string;
        };
        /** @description The payload of `staffAddReadyAnswer`. */
        StaffAddReadyAnswerPayload: {
            name: components["schemas"]["StaffReadyName"];
            texts: components["schemas"]["StaffReadyTexts"];
        };
        /** @description The payload of `staffAnswerChat`. */
        StaffAnswerChatPayload: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["StaffChatText"];
            /** @description The last message that the caller read. If another staff member has answered since, nothing is sent. */
            seen: components["schemas"]["StaffMessageId"];
        };
        /** @description The payload of `staffAnswerInquiry`. */
        StaffAnswerInquiryPayload: {
            id: components["schemas"]["Id"];
            /** @description The answer, sent to the buyer by e-mail unchanged. */
            text: string;
        };
        /** @description The payload of `staffAnswerOffer`. */
        StaffAnswerOfferPayload: {
            offerId: components["schemas"]["Id"];
            version: components["schemas"]["OfferVersion"];
            /** @enum {string} */
            answer: "accept" | "counter" | "decline";
            /** @description Required for a counter-offer, in whole US dollars. */
            price?: components["schemas"]["OfferDollars"];
            /** @description A message to the buyer, in the buyer's language. */
            text?: components["schemas"]["OfferText"];
        };
        /** @description The payload of `staffAnswerQuestion`. */
        StaffAnswerQuestionPayload: {
            id: components["schemas"]["Id"];
            /** @description The public wording of the question; absent to publish it as it was asked. */
            published?: components["schemas"]["QuestionText"];
            answer: components["schemas"]["StaffAnswerText"];
        };
        /** @description The answer, in the buyer's language. */
        StaffAnswerText: string;
        /** @description The payload of `staffArrangeBanners`. */
        StaffArrangeBannersPayload: {
            /** @description All banners in the order that was read. */
            seen: components["schemas"]["BannerIds"];
            /** @description The same in the new order. */
            ids: components["schemas"]["BannerIds"];
        };
        /** @description The payload of `staffArrangePhotos`. */
        StaffArrangePhotosPayload: {
            id: components["schemas"]["Id"];
            /** @description The photos as the caller read them. If they have changed since, nothing is changed. */
            seen: components["schemas"]["StaffPhotoPlace"][];
            /** @description The same photos in their new order and rotation; omitted ones are removed. */
            photos: components["schemas"]["StaffPhotoPlace"][];
        };
        /** @description The payload of `staffAssignMpesaPayment`. */
        StaffAssignMpesaPaymentPayload: {
            /** @description M-Pesa's receipt number. */
            receipt: string;
            /** @example GP20260614001 */
            orderNo: string;
        };
        /**
         * @description The message for buyers of this language; required for each while the hours are on.
         * @example We answer from 8 to 18 o’clock in Nairobi.
         */
        StaffAwayText: string;
        /** @description An account to which buyers pay. One person proposes it, and another has to release it. */
        StaffBankAccount: {
            id: components["schemas"]["Id"];
            payUnit: components["schemas"]["BankPayUnit"];
            /**
             * @description `proposed`: waits for a second person. `released`: buyers see it from `shownFrom` on. `shown`: buyers see it. `past`:
             *     another has replaced it. `withdrawn`: buyers never saw it.
             * @enum {string}
             */
            state: "proposed" | "released" | "shown" | "past" | "withdrawn";
            facts: components["schemas"]["BankAccountFacts"];
            /** @example Amina Otieno */
            proposedBy: string;
            proposedAt: components["schemas"]["Moment"];
            /** @description Whether the caller has proposed it. */
            isOwn: boolean;
            /** @description Why the caller cannot release a proposal. Absent if the caller can, and if it does not wait any more. */
            releaseBar?: components["schemas"]["StaffReleaseBar"];
            /** @example Kimani Mwangi */
            releasedBy?: string;
            releasedAt?: components["schemas"]["Moment"];
            /** @description From when buyers see it, an hour after the release. */
            shownFrom?: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            withdrawnBy?: string;
            withdrawnAt?: components["schemas"]["Moment"];
        };
        /** @description The payload of `staffReleaseBankAccount`. */
        StaffBankAccountPayload: {
            id: components["schemas"]["Id"];
        };
        /** @description The accounts to which buyers paid, pay, or will pay. */
        StaffBankAccounts: {
            /** @description When it was so. */
            at: components["schemas"]["Moment"];
            /** @description All accounts ever proposed, latest first, at most a hundred. */
            accounts: components["schemas"]["StaffBankAccount"][];
        };
        /** @description A banner with its current state. `version` must be sent with a change, which is refused if somebody else was faster. */
        StaffBanner: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["BannerVersion"];
            words: components["schemas"]["BannerWords"];
            makeId?: components["schemas"]["BannerTarget"];
            from?: components["schemas"]["StaffDay"];
            until?: components["schemas"]["StaffDay"];
            imageUrl: components["schemas"]["ImageUrl"];
            /**
             * @description `showing`: visible to visitors. `ahead`: before its first day. `over`: after its last day. `couponless`: within its
             *     days, but it opens the coupons, and new users get none at the moment.
             * @enum {string}
             */
            state: "showing" | "ahead" | "over" | "couponless";
            /** @description When it was last added or changed; absent if it came with the product. */
            setAt?: components["schemas"]["Moment"];
            /**
             * @description Who did that; absent likewise.
             * @example Amina Otieno
             */
            setBy?: string;
        };
        /** @description All banners of the home page, with what is needed to edit them. */
        StaffBanners: {
            /** @description The current day in the market. */
            today: components["schemas"]["StaffDay"];
            /** @description All banners, in display order. */
            banners: components["schemas"]["StaffBanner"][];
            /** @description The makes that a banner can open, in the order of the alphabet. */
            makes: components["schemas"]["BannerMake"][];
        };
        /** @description The answer of `staffBeginConfirmByPasskey`: its success, or a failure that it lists. */
        StaffBeginConfirmByPasskeyAnswer: components["schemas"]["StaffBeginConfirmByPasskeySuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"];
        /** @description The answer of `staffBeginConfirmByPasskey` if it succeeds. */
        StaffBeginConfirmByPasskeySuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffPasskeyRequest"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description The answer of `staffBeginInvitationTotp`: its success, or a failure that it lists. */
        StaffBeginInvitationTotpAnswer: components["schemas"]["StaffBeginInvitationTotpSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: ("linkExpired" | "tooManyRequests") | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure500"];
        /** @description The answer of `staffBeginInvitationTotp` if it succeeds. */
        StaffBeginInvitationTotpSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffTotp"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description The answer of `staffBeginPasskeyLogIn`: its success, or a failure that it lists. */
        StaffBeginPasskeyLogInAnswer: components["schemas"]["StaffBeginPasskeyLogInSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: "tooManyRequests" | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure500"];
        /** @description The answer of `staffBeginPasskeyLogIn` if it succeeds. */
        StaffBeginPasskeyLogInSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffPasskeyRequest"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description When and why staff blocked an account. The buyer does not see the reason. */
        StaffBlock: {
            at: components["schemas"]["Moment"];
            reason: string;
        };
        /** @description The payload of `staffBlockBuyer`. */
        StaffBlockBuyerPayload: {
            id: components["schemas"]["Id"];
            reason: components["schemas"]["StaffBlockReason"];
        };
        /**
         * @description The reason, for the audit log; the buyer does not see it.
         * @example Three orders with forged slips.
         */
        StaffBlockReason: string;
        /** @description One account with its orders, sessions and contact data. `blocked` is absent unless staff blocked it. */
        StaffBuyer: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description The language to write in. */
            language: components["schemas"]["WrittenLanguage"];
            /** @description The language of the buyer's site. Staff write in English to readers of one that `language` does not list. */
            readsIn?: components["schemas"]["LanguageTag"];
            countryName: string;
            createdAt: components["schemas"]["Moment"];
            blocked?: components["schemas"]["StaffBlock"];
            /** @description The name on the account's posters. */
            agentName?: string;
            /**
             * @description 1 under review, 2 certified, 3 refused.
             * @enum {integer}
             */
            dealerStatus?: 1 | 2 | 3;
            hasChat: boolean;
            /** @description Of receivers of orders and in the address book. */
            names: string[];
            phones: string[];
            /** @description The latest fifty, the newest first. */
            orders: components["schemas"]["StaffBuyerOrder"][];
            /** @description The latest fifty, the newest first. */
            sessions: components["schemas"]["StaffBuyerSession"][];
        };
        /** @description An order of the buyer, in short. */
        StaffBuyerOrder: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
            vehicleName: string;
            createdAt: components["schemas"]["Moment"];
        };
        /** @description One page of buyers, and the number of all that match the search. */
        StaffBuyerPage: {
            total: number;
            /** @description The newest accounts first. */
            buyers: components["schemas"]["StaffBuyerSummary"][];
        };
        /** @description A login of the buyer on one device, until it ended. */
        StaffBuyerSession: {
            id: components["schemas"]["Id"];
            begunAt: components["schemas"]["Moment"];
            /** @description Absent while it is active. */
            endedAt?: components["schemas"]["Moment"];
            /**
             * @description By logging out, by a new password, by the reuse of a token, or by staff.
             * @enum {string}
             */
            endReason?: "logout" | "password" | "reuse" | "staff";
        };
        /** @description A row of the list of buyers, with the number of their orders. */
        StaffBuyerSummary: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description The receiver of the buyer's latest order. */
            name?: string;
            countryName: string;
            createdAt: components["schemas"]["Moment"];
            orders: number;
            isBlocked: boolean;
        };
        /** @description The payload of `staffCancelOrder`. */
        StaffCancelOrderPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            /** @description The reason, for the timeline; the e-mail to the buyer does not contain it. */
            reason: string;
            /** @description Which refund rule applies. Required if something was received. */
            situation?: components["schemas"]["RefundSituation"];
            /** @description Whether its vehicle is withdrawn, such as one that is damaged. Otherwise it is offered again at once. */
            withdrawsVehicle?: boolean;
        };
        /** @description The payload of `staffCarryOutListPriceFile`. */
        StaffCarryOutListPriceFilePayload: {
            countryCode: components["schemas"]["CountryCode"];
            plan: components["schemas"]["ListPricePlan"];
            fileBase64: components["schemas"]["ListPriceFileContents"];
            workbook?: components["schemas"]["ListPriceWorkbook"];
        };
        /** @description The payload of `staffCertifyDealer`. */
        StaffCertifyDealerPayload: {
            id: components["schemas"]["Id"];
            changedAt: components["schemas"]["Moment"];
        };
        /** @description The payload of `staffChangeChatHours`. */
        StaffChangeChatHoursPayload: {
            version: components["schemas"]["StaffHoursVersion"];
            /** @description If false, buyers see no hours. */
            isOn: boolean;
            days: components["schemas"]["StaffWeekdays"];
            from: components["schemas"]["StaffTimeOfDay"];
            to: components["schemas"]["StaffTimeOfDay"];
            en: components["schemas"]["StaffAwayText"];
            cn: components["schemas"]["StaffAwayText"];
            jp: components["schemas"]["StaffAwayText"];
        };
        /** @description The payload of `staffChangeClearingAgent`. */
        StaffChangeClearingAgentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CompanyVersion"];
            facts: components["schemas"]["ClearingAgentFacts"];
        };
        /** @description The payload of `staffChangePassword`. */
        StaffChangePasswordPayload: {
            oldPassword: components["schemas"]["StaffGivenPassword"];
            newPassword: components["schemas"]["StaffNewPassword"];
        };
        /** @description The payload of `staffChangePrice`. */
        StaffChangePricePayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            price: components["schemas"]["StockDollars"];
            lowestPrice: components["schemas"]["StockDollars"];
        };
        /** @description The payload of `staffChangeReadyAnswer`. */
        StaffChangeReadyAnswerPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StaffReadyVersion"];
            name: components["schemas"]["StaffReadyName"];
            texts: components["schemas"]["StaffReadyTexts"];
        };
        /** @description The payload of `staffChangeRole`. */
        StaffChangeRolePayload: {
            id: components["schemas"]["Id"];
            role: components["schemas"]["StaffRole"];
        };
        /** @description The complete shipment; omitted fields are cleared. The freight number stays unless given. */
        StaffChangeShipmentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            freightNumber?: components["schemas"]["StaffFreightNumber"];
            logisticsLink?: components["schemas"]["LogisticsLink"];
            vessel?: components["schemas"]["StaffVessel"];
            departsOn?: components["schemas"]["StaffDay"];
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        /** @description One chat with its latest messages, and what staff need to know about the buyer to answer. */
        StaffChat: {
            buyer: components["schemas"]["StaffChatBuyer"];
            version: components["schemas"]["StaffChatVersion"];
            lastId: components["schemas"]["StaffMessageId"];
            waitingSince?: components["schemas"]["Moment"];
            holder?: components["schemas"]["StaffChatMember"];
            /** @description How far staff have read. */
            staffReadId: components["schemas"]["StaffMessageId"];
            /** @description How far the buyer has read. */
            buyerReadId: components["schemas"]["StaffMessageId"];
            /** @description Fifty at most, the latest last. */
            messages: components["schemas"]["StaffChatMessage"][];
            /** @description Whether there is more before the first of them. */
            hasOlder: boolean;
            vehicle?: components["schemas"]["StaffChatVehicle"];
            /** @description The order that the chat was last about, and the latest five of the buyer. */
            orders: components["schemas"]["StaffChatOrder"][];
        };
        /** @description The account that writes in a chat. */
        StaffChatBuyer: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description The language to answer in. */
            language: components["schemas"]["WrittenLanguage"];
            /** @description The language of the buyer's site. Staff write in English to readers of one that `language` does not list. */
            readsIn?: components["schemas"]["LanguageTag"];
            countryName: string;
            /** @description When the account was opened. */
            since: components["schemas"]["Moment"];
        };
        /** @description The chat hours, by the market's clock, and the message at other times. */
        StaffChatHours: {
            version: components["schemas"]["StaffHoursVersion"];
            /** @description If false, buyers see no hours. */
            isOn: boolean;
            days: components["schemas"]["StaffWeekdays"];
            from: components["schemas"]["StaffTimeOfDay"];
            to: components["schemas"]["StaffTimeOfDay"];
            en: components["schemas"]["StaffAwayText"];
            cn: components["schemas"]["StaffAwayText"];
            jp: components["schemas"]["StaffAwayText"];
        };
        /** @description A staff member who answers chats, and to whom one can be assigned. */
        StaffChatMember: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StaffName"];
        };
        /** @description One message. `name` is absent in messages of the buyer. */
        StaffChatMessage: {
            id: components["schemas"]["StaffMessageId"];
            from: components["schemas"]["StaffChatSide"];
            /** @description The staff member who wrote it. */
            name?: string;
            /** @description Plain text without markup. */
            text: string;
            at: components["schemas"]["Moment"];
        };
        /** @description An order of the buyer, beside the chat. `isAbout` marks the one that the latest message is about. */
        StaffChatOrder: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
            vehicleName: string;
            createdAt: components["schemas"]["Moment"];
            /** @description Whether the buyer last wrote on the page of this order. */
            isAbout: boolean;
        };
        /**
         * @description Who wrote a message: the buyer, or any staff member.
         * @enum {string}
         */
        StaffChatSide: "buyer" | "staff";
        /** @description A row of the chat list: whose chat it is, how it ends, and what in it waits for staff. */
        StaffChatSummary: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            version: components["schemas"]["StaffChatVersion"];
            /** @description The beginning of the last message. */
            lastText: string;
            lastFrom: components["schemas"]["StaffChatSide"];
            lastAt: components["schemas"]["Moment"];
            /** @description The number of unanswered messages of the buyer. */
            waiting: number;
            /** @description When the first of them was sent. Absent if none waits. */
            waitingSince?: components["schemas"]["Moment"];
            /** @description The number of the buyer's messages that no staff member has read. */
            unread: number;
            holder?: components["schemas"]["StaffChatMember"];
            isBuyerTyping: boolean;
        };
        /**
         * @description A message, as shown.
         * @example Good morning. Yes
         * @example the Vitz is still free.
         */
        StaffChatText: string;
        /** @description The vehicle of the page on which the buyer wrote last. */
        StaffChatVehicle: {
            id: components["schemas"]["Id"];
            name: string;
            image: components["schemas"]["ImageUrl"];
            refNo: string;
            /** @description Its current list price, in the currency of the buyer's language. */
            price: components["schemas"]["PriceText"];
            pricesUnset?: components["schemas"]["PricesUnset"];
            /**
             * @description Whether it can be reserved; `own` is held by an order of this buyer.
             * @enum {string}
             */
            state: "free" | "held" | "own" | "gone";
        };
        /**
         * @description Increases with every message, read mark and assignment. A different value means that there is something new.
         * @example 7
         */
        StaffChatVersion: number;
        /** @description The chats that staff should know of, for the list beside the open one. */
        StaffChats: {
            at: components["schemas"]["Moment"];
            /** @description At most two hundred. Those waiting for an answer come first, the longest waiting at the start. */
            chats: components["schemas"]["StaffChatSummary"][];
            /** @description The staff members who answer chats, for assigning one. */
            colleagues: components["schemas"]["StaffChatMember"][];
        };
        /** @description A buyer's claim with the order it is about, as staff handle it. Amounts are in `payUnit`. */
        StaffClaim: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["ClaimVersion"];
            kind: components["schemas"]["ClaimKind"];
            state: components["schemas"]["ClaimState"];
            /**
             * @description Who acts next.
             * @enum {string}
             */
            turn: "buyer" | "us" | "nobody";
            /** @description Until when. Absent once the claim is closed. */
            dueAt?: components["schemas"]["Moment"];
            reportedAt: components["schemas"]["Moment"];
            /** @description Documents of the order. Withdrawn ones are left out. */
            photos: components["schemas"]["Paper"][];
            /** @description The parts of the body that the photos show. Absent if none was named. */
            marks?: components["schemas"]["ClaimMark"][];
            /** @description The names of these parts, in the call's language. */
            parts?: components["schemas"]["NamedPart"][];
            /** @description The photos of the vehicle from before its shipment, to compare with. */
            photosBefore?: components["schemas"]["ImageUrl"][];
            /** @description The report of the buyer first, then all answers in order. */
            messages: components["schemas"]["ClaimMessage"][];
            /** @description The amount that we offered last. Absent without an offer of money. */
            offer?: components["schemas"]["PriceText"];
            orderId: components["schemas"]["Id"];
            /** @example GP20260611004 */
            orderNo: string;
            /** @example Toyota Vitz 1.0 F */
            vehicleName: string;
            email: components["schemas"]["Email"];
            /** @description The language to answer in. */
            language: components["schemas"]["WrittenLanguage"];
            /** @description The language of the buyer's site. Staff write in English to readers of one that `language` does not list. */
            readsIn?: components["schemas"]["LanguageTag"];
            /** @enum {string} */
            payUnit: "USD" | "JPY";
        };
        /** @description One page of claims, and the number of all that match the filter. */
        StaffClaimPage: {
            total: number;
            /** @description Those that wait by their deadline, closed ones the latest first. */
            claims: components["schemas"]["StaffClaim"][];
        };
        /** @description A clearing agent with its current state. `version` must be sent with a change of it. */
        StaffClearingAgent: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CompanyVersion"];
            setAt: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            setBy: string;
            /**
             * @description `shown`: visible to buyers. `ahead`: its licence begins later. `over`: its licence has ended, so buyers do not see it.
             *     `ended`: ended by staff.
             * @enum {string}
             */
            state: "shown" | "ahead" | "over" | "ended";
            /**
             * @description Whether its licence ends within 30 days. Absent otherwise.
             * @constant
             */
            endsSoon?: true;
            /** @description Whether it is made up for a demo. */
            isDemo: boolean;
            facts: components["schemas"]["ClearingAgentFacts"];
        };
        /** @description The payload of `staffCloseMpesaPayment`. */
        StaffCloseMpesaPaymentPayload: {
            /** @description M-Pesa's receipt number. */
            receipt: string;
            /**
             * @description Why it belongs to no order. Only staff read it.
             * @example Reversed by M-Pesa
             */
            reason: string;
        };
        /** @description The company's current facts, all clearing agents, and the places to choose from. */
        StaffCompany: {
            version: components["schemas"]["CompanyVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            /** @description Whether the data are made up for a demo. */
            isDemo: boolean;
            /** @description Absent until it is set. */
            company?: components["schemas"]["CompanyFacts"];
            /** @description All agents ever entered, current ones first. */
            clearingAgents: components["schemas"]["StaffClearingAgent"][];
            /** @description The destination countries, each with its ports of entry. */
            countries: components["schemas"]["CountryPorts"][];
        };
        /** @description One saved version. It has either the company's facts or those of a clearing agent, depending on the call. */
        StaffCompanyVersion: {
            version: components["schemas"]["CompanyVersion"];
            setAt: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            setBy: string;
            company?: components["schemas"]["CompanyFacts"];
            clearingAgent?: components["schemas"]["ClearingAgentFacts"];
            /**
             * @description Whether staff ended the agent with this version. Absent otherwise.
             * @constant
             */
            hasEnded?: true;
        };
        /** @description Who changed the company's facts or a clearing agent, and when. */
        StaffCompanyVersions: {
            /** @description The latest first. */
            versions: components["schemas"]["StaffCompanyVersion"][];
        };
        /** @description The answer of `staffConfirmByCode`: its success, or a failure that it lists. */
        StaffConfirmByCodeAnswer: components["schemas"]["StaffConfirmByCodeSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: ("staffCodeWrong" | "tooManyRequests") | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"];
        /** @description The answer of `staffConfirmByCode` if it succeeds. */
        StaffConfirmByCodeSuccess: {
            /** @constant */
            code: 0;
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description The answer of `staffConfirmByPasskey`: its success, or a failure that it lists. */
        StaffConfirmByPasskeyAnswer: components["schemas"]["StaffConfirmByPasskeySuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: "staffPasskeyRefused" | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"];
        /** @description The answer of `staffConfirmByPasskey` if it succeeds. */
        StaffConfirmByPasskeySuccess: {
            /** @constant */
            code: 0;
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description The answer of `staffConfirmLogIn`: its success, or a failure that it lists. */
        StaffConfirmLogInAnswer: components["schemas"]["StaffConfirmLogInSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: ("staffCodeWrong" | "staffTicketOver") | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure500"];
        /** @description The payload of `staffConfirmLogIn`. */
        StaffConfirmLogInPayload: {
            ticket: components["schemas"]["Token"];
            kind: components["schemas"]["StaffFactorKind"];
            /**
             * @description Six digits of the app, or a recovery code; spaces and hyphens are ignored.
             * @example 482913
             */
            code: string;
        };
        /** @description The answer of `staffConfirmLogIn` if it succeeds. */
        StaffConfirmLogInSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffTokens"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description The payload of `staffConfirmByCode`. */
        StaffConfirmTotpPayload: {
            code: components["schemas"]["StaffTotpCode"];
        };
        /** @description The payload of `staffCorrectAnswer`. */
        StaffCorrectAnswerPayload: {
            id: components["schemas"]["Id"];
            /** @description The time of the last decision, as the caller read it. */
            decidedAt: components["schemas"]["Moment"];
            /** @description The public wording of the question. */
            published: components["schemas"]["QuestionText"];
            answer: components["schemas"]["StaffAnswerText"];
        };
        /** @description A type of coupon with its current state and the number of coupons given. Its facts cannot be changed after it was created. */
        StaffCouponKind: {
            id: components["schemas"]["Id"];
            /** @example WELCOME100 */
            code: string;
            name: components["schemas"]["LocalText"];
            scope?: components["schemas"]["LocalText"];
            /** @example 100 */
            quotaUSD: number;
            /**
             * @description The number of vehicles it is for; absent if it is for all.
             * @example 3
             */
            vehicles?: number;
            /** @description The stock numbers of the first twenty of them. */
            stockNos?: string[];
            from: components["schemas"]["StaffDay"];
            until?: components["schemas"]["StaffDay"];
            /** @example 180 */
            daysToUse?: number;
            /** @example 500 */
            most?: number;
            isWelcome: boolean;
            /**
             * @description `given`: it can be given today. `ahead`: before its first day. `over`: after its last day. `usedUp`: the maximum was
             *     given. `ended`: ended by staff.
             * @enum {string}
             */
            state: "given" | "ahead" | "over" | "usedUp" | "ended";
            setAt: components["schemas"]["Moment"];
            /**
             * @description Who created it; absent if it existed before the desk.
             * @example Amina Otieno
             */
            setBy?: string;
            endedAt?: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            endedBy?: string;
            counts: components["schemas"]["CouponCounts"];
        };
        /** @description All types of coupons, with what became of the coupons of each. */
        StaffCouponKinds: {
            /** @description All types ever created, active ones first, latest first among these. */
            kinds: components["schemas"]["StaffCouponKind"][];
            /** @description The current day in the market. */
            today: components["schemas"]["StaffDay"];
        };
        /**
         * @description A calendar day, without a zone.
         * @example 2026-07-01
         */
        StaffDay: string;
        /** @description A dealer's application for certification, with the documents to review. Fields that the dealer left out are absent. */
        StaffDealer: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            /** @description That of the account. */
            email: components["schemas"]["Email"];
            /** @description The language to give the reason in. */
            language: components["schemas"]["WrittenLanguage"];
            /** @description The language of the dealer's site. Staff write in English to readers of one that `language` does not list. */
            readsIn?: components["schemas"]["LanguageTag"];
            /**
             * @description 1 under review, 2 certified, 3 refused.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            dealerName: string;
            dealerAddress?: string;
            dealerSize?: string;
            contactPerson?: string;
            contactNumber?: string;
            whatsAppNo?: string;
            /** @description The dealer's data about the company. */
            dealerEmail?: string;
            vatNo?: string;
            taxNo?: string;
            /** @description Why it was refused. */
            remark?: string;
            /** @description When it was submitted or decided. A decision names the time that its caller read. */
            changedAt: components["schemas"]["Moment"];
            /**
             * @description The caller's own links, which are valid for at most an hour and end with the session or the role. Empty for roles that
             *     do not review dealers.
             */
            papers: components["schemas"]["StaffPaper"][];
        };
        /** @description One page of applications of dealers, and the number of all that match the filter. */
        StaffDealerPage: {
            total: number;
            /** @description Those under review first, the longest waiting at the start. */
            dealers: components["schemas"]["StaffDealer"][];
        };
        /** @description The payload of `staffDecideClaim`. */
        StaffDecideClaimPayload: {
            claimId: components["schemas"]["Id"];
            version: components["schemas"]["ClaimVersion"];
            /** @enum {string} */
            step: "answer" | "offer" | "settle" | "decline";
            text: components["schemas"]["ClaimText"];
            /** @description The money offered, in the currency of the order. Required for an offer. */
            amount?: components["schemas"]["MoneyAmount"];
        };
        /** @description The payload of `staffDeclineQuestion`. */
        StaffDeclineQuestionPayload: {
            id: components["schemas"]["Id"];
            /**
             * @description Why it is not answered, in the buyer's language.
             * @example We can only tell you about our own vehicles.
             */
            reason: string;
        };
        /** @description The draft that was deleted, which no longer exists. */
        StaffDeletedVehicle: {
            stockNo: components["schemas"]["StockNumber"];
        };
        /** @description The payload of `staffEditPhoto`. */
        StaffEditPhotoPayload: {
            id: components["schemas"]["Id"];
            photo: components["schemas"]["StaffPhotoId"];
            /** @description The mark that the caller read, absent if there was none. If it has changed since, nothing is changed. */
            seen?: components["schemas"]["StaffPhotoMark"];
            /** @description The part to show, at least a tenth of the photo in each direction. By default all of it. */
            crop?: components["schemas"]["StaffPhotoFrame"];
            /** @description The parts to blur, such as number plates and faces. All other parts become visible. */
            blurs: components["schemas"]["StaffPhotoFrame"][];
        };
        /** @description The payload of `staffEndClearingAgent`. */
        StaffEndClearingAgentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CompanyVersion"];
        };
        /** @description The payload of `staffEndCouponKind`. */
        StaffEndCouponKindPayload: {
            id: components["schemas"]["Id"];
        };
        /** @description The payload of `staffEndListPrice`. */
        StaffEndListPricePayload: {
            version: components["schemas"]["ImportChangeVersion"];
            countryCode: components["schemas"]["CountryCode"];
            modelId: components["schemas"]["Id"];
            chassis: components["schemas"]["ListedChassis"];
            /** @description The first day without one. */
            from: components["schemas"]["StaffDay"];
            source: components["schemas"]["ListPriceSource"];
        };
        /** @description Orders that ended without a delivery. */
        StaffEndings: {
            /** @description The deposit did not arrive in time. */
            lapsed: number;
            byBuyer: number;
            byStaff: number;
        };
        /** @description The payload of `staffExportListPrices`. */
        StaffExportListPricesPayload: {
            countryCode: components["schemas"]["CountryCode"];
        };
        /** @description The payload of `staffExportOrders`. */
        StaffExportOrdersPayload: {
            sort: components["schemas"]["StaffOrderSort"];
            isDescending: boolean;
            statuses?: components["schemas"]["StaffStatuses"];
            search?: components["schemas"]["StaffOrderSearch"];
            countryCode?: components["schemas"]["CountryCode"];
            createdFrom?: components["schemas"]["StaffDay"];
            createdTo?: components["schemas"]["StaffDay"];
        };
        /** @description The payload of `staffExportStock`. */
        StaffExportStockPayload: {
            /** @enum {string} */
            format: "csv" | "json";
            sort: components["schemas"]["StaffStockSort"];
            isDescending: boolean;
            state?: components["schemas"]["StaffStockState"];
            makeId?: components["schemas"]["Id"];
            search?: components["schemas"]["StaffStockSearch"];
        };
        /**
         * @description The source of the code; a recovery code is valid once.
         * @enum {string}
         */
        StaffFactorKind: "totp" | "recovery";
        /** @description Figures of the business: visits and orders by week, the duration of steps of orders, and the age of the stock. */
        StaffFigures: {
            at: components["schemas"]["Moment"];
            /** @description The first day on which visits were counted; absent if there is none. */
            visitsSince?: components["schemas"]["StaffDay"];
            /** @description The earliest first, without a gap. */
            weeks: components["schemas"]["StaffWeek"][];
            /** @description The duration of the steps of orders that ended in these weeks. */
            steps: components["schemas"]["StaffStepTime"][];
            /** @description Vehicles on offer now, by days since publication. Empty if there are none. */
            stock: components["schemas"]["StaffStockAge"][];
        };
        /** @description The payload of `staffFindBuyers`. */
        StaffFindBuyersPayload: {
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
            /** @description Part of an e-mail, a name, a phone number or an order number; absent for all. */
            search?: string;
            /** @description Only buyers who are blocked, or only others; absent for all. */
            isBlocked?: boolean;
        };
        /** @description The payload of `staffFindListPrices`. */
        StaffFindListPricesPayload: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description All of them must match.
             * @example vitz
             */
            words?: string;
            /** @description Whether to include variants without a list price. */
            isAll: boolean;
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        /** @description A deduction from a vehicle's price in whole US dollars, until a moment. */
        StaffFlashSale: {
            deduction: components["schemas"]["StockDollars"];
            endsAt: components["schemas"]["Moment"];
        };
        /**
         * @description The number under which the shipping line carries the vehicle, such as a bill of lading number.
         * @example GPMBA2606001
         */
        StaffFreightNumber: string;
        /** @description The payload of `staffGetChat`. */
        StaffGetChatPayload: {
            /** @description The account of the buyer. */
            id: components["schemas"]["Id"];
            /** @description Returns messages before this one; absent for the latest. */
            before?: components["schemas"]["StaffMessageId"];
        };
        /** @description The payload of `staffGetFigures`. */
        StaffGetFiguresPayload: {
            /** @description The number of weeks, including the current one. */
            weeks: number;
        };
        /** @description The payload of `staffGetLegalVersion`. */
        StaffGetLegalVersionPayload: {
            name: components["schemas"]["LegalName"];
            version: components["schemas"]["LegalVersion"];
        };
        /** @description The payload of `staffGiveCoupon`. */
        StaffGiveCouponPayload: {
            kindId: components["schemas"]["Id"];
            /** @description The buyer's login e-mail. */
            email: components["schemas"]["Email"];
            /**
             * @description The reason, for the audit log. Buyers do not see it.
             * @example The ship was two weeks late.
             */
            reason: string;
        };
        /** @description The current password, which may be older than the rules for new ones. */
        StaffGivenPassword: string;
        /** @description The payload of `staffHandOverChat`. */
        StaffHandOverChatPayload: {
            id: components["schemas"]["Id"];
            /** @description The chat's assignee, as the caller sees it. */
            from: components["schemas"]["Id"];
            /** @description The new assignee; absent to unassign it. */
            to?: components["schemas"]["Id"];
        };
        /**
         * @description Counts the changes of the hours. A change names the version that its caller read.
         * @example 0
         */
        StaffHoursVersion: number;
        /** @description The payload of `staffRemovePasskey`. */
        StaffIdPayload: {
            id: components["schemas"]["Id"];
        };
        /** @description A value of a vehicle before and after an import, as the file writes it. */
        StaffImportChange: {
            column: components["schemas"]["StockColumn"];
            before: string;
            after: string;
        };
        /** @description A tax or fee, who receives it, and what its percentage is taken of. `version` must be sent with a change of its rates. */
        StaffImportCharge: {
            name: components["schemas"]["ChargeName"];
            /** @enum {string} */
            payee: "state" | "others";
            /** @description The basis of a percentage. */
            of: ("customsValue" | "vehicle" | "importDuty" | "excise" | "ageExcise" | "vat" | "importDeclarationFee" | "railwayLevy" | "processingFee" | "withholdingTax" | "infrastructureLevy" | "environmentalLevy" | "hivLevy" | "plates" | "roadworthinessFee" | "localInsurance" | "inspection" | "lineRelease" | "portHandling" | "storage" | "inlandTransport" | "agent" | "motorInsurance")[];
            version: components["schemas"]["ImportChangeVersion"];
            /** @description By day, without a gap. */
            periods: components["schemas"]["StaffImportPeriod"][];
        };
        /** @description The destination countries whose import rules and taxes staff maintain. */
        StaffImportCountries: {
            countries: components["schemas"]["StaffImportCountry"][];
        };
        /** @description A destination country, and how complete and recent our knowledge of its import rules is. */
        StaffImportCountry: {
            countryCode: components["schemas"]["CountryCode"];
            /** @example Kenya */
            name: string;
            /** @description The reliability of today's rule; absent if none is known. */
            admission?: components["schemas"]["ImportSetBasis"];
            /**
             * @description Whether all costs are known, a part of them, or none.
             * @enum {string}
             */
            taxes: "complete" | "partial" | "none";
            /**
             * @description Customs values vehicles by list prices. Absent otherwise.
             * @constant
             */
            listPrices?: true;
            /** @description The last day on which a source was read; absent if there is none. */
            seen?: components["schemas"]["StaffDay"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
        };
        /** @description Why a row of an imported stock file is invalid, by column. */
        StaffImportFault: {
            column: components["schemas"]["StockColumn"];
            /**
             * @description `missing`: required for a new vehicle. `unknown`: no such name; `hint` has similar ones. `number`: not a whole number
             *     within the limits of `hint`. `month`: not a month such as 2018-03, or in the future. `shape`: not in the format of
             *     `hint`. `formula`: a spreadsheet formula. `tooLong`: longer than `hint` characters. `above`: the minimum price is above
             *     the price. `twice`: line `hint` has the same stock or chassis number. `taken`: the vehicle `hint` has the same chassis
             *     number. `ordered`: an order has the vehicle. `changedMeanwhile`: somebody has changed it since the file was read.
             *     `prices`: nothing can be published before the pricing settings are complete. `sale`: with the vehicle's flash sale the
             *     price would be below the minimum price, `hint`.
             * @enum {string}
             */
            kind: "missing" | "unknown" | "number" | "month" | "shape" | "formula" | "tooLong" | "above" | "twice" | "taken" | "ordered" | "changedMeanwhile" | "prices" | "sale";
            /** @description The value found there. */
            value: string;
            /** @description Empty if there is none. */
            hint: string;
        };
        /** @description The rates of a tax or fee that are in force from one day on, with their sources. */
        StaffImportPeriod: {
            from: components["schemas"]["StaffDay"];
            /** @description The last day; absent if unknown. */
            until?: components["schemas"]["StaffDay"];
            basis: components["schemas"]["ImportSetBasis"];
            ageCounts?: components["schemas"]["ImportAgeCounts"];
            bands: components["schemas"]["ImportBands"];
            sources: components["schemas"]["StaffImportSource"][];
            setBy?: components["schemas"]["SetBy"];
            setAt?: components["schemas"]["SetAt"];
            /**
             * @description Whether it has not begun and served no estimate. Absent otherwise.
             * @constant
             */
            mayChange?: true;
        };
        /** @description A photo that a row of an imported file names, and whether it was added. */
        StaffImportPhoto: {
            place: components["schemas"]["StaffImportPhotoPlace"];
            /** @description Its address, or its name in an archive, as the file has it. */
            source: string;
            /** @description Whether it is a file of an archive and has no address. */
            isInArchive: boolean;
            /**
             * @description `waiting`: it will be added. `present`: the vehicle already has it. `added`: it was added. `failed`: it failed, for the
             *     reason in `fault`.
             * @enum {string}
             */
            state: "waiting" | "present" | "added" | "failed";
            fault?: components["schemas"]["StaffImportPhotoFault"];
        };
        /** @description The number of photos in each state. */
        StaffImportPhotoCounts: {
            /** @description Still to be fetched from their addresses. */
            waiting: number;
            /** @description Still to be sent from an archive. */
            fromArchive: number;
            /** @description There already. */
            present: number;
            /** @description Added to their vehicles. */
            added: number;
            /** @description Those that failed. */
            failed: number;
            /** @description The number that failed at their host and that `staffRetryImportPhotos` may get. */
            retriable: number;
        };
        /**
         * @description `address`: not an https address of a public host. `name`: not a file name in an archive. `full`: the vehicle has 40 photos.
         *     `row`: its row was not carried out. `notFound`: nothing is there. `unreachable`: its host gives no usable answer. `slow`: it
         *     took too long. `tooLarge`: it is larger than 13 MB. `noPicture`: it is not a valid JPG, PNG or BMP picture. `pixels`: it has
         *     too many pixels.
         * @enum {string}
         */
        StaffImportPhotoFault: "address" | "name" | "full" | "row" | "notFound" | "unreachable" | "slow" | "tooLarge" | "noPicture" | "pixels";
        /** @description Which of the row’s photos it is. */
        StaffImportPhotoPlace: number;
        /** @description The photos of an import that have to be sent from an archive, one page of them. */
        StaffImportPhotos: {
            /** @description At most 200, by row and place; fewer than 200 is the last page. */
            photos: {
                line: number;
                place: components["schemas"]["StaffImportPhotoPlace"];
                /** @description Its name in the archive, as the file has it. */
                source: string;
            }[];
        };
        /** @description What a planned change of import rules or rates would do to vehicles that arrive on `arrivalDay`. Nothing is saved. */
        StaffImportPreview: {
            arrivalDay: components["schemas"]["StaffDay"];
            /** @description The number of vehicles calculated. */
            vehicles: number;
            /** @description The number of them with a different verdict. */
            turned: number;
            /** @description The number of them with a different cost. */
            changed: number;
            lines: components["schemas"]["StaffImportPreviewLine"][];
        };
        /** @description One vehicle that the planned change affects: verdict and total cost before and after it. */
        StaffImportPreviewLine: {
            vehicleId: components["schemas"]["Id"];
            /** @example Toyota Vitz */
            name: string;
            verdict: components["schemas"]["StaffImportVerdict"];
            verdictAfter: components["schemas"]["StaffImportVerdict"];
            /** @description Its maximum total cost; absent if no ship takes it there. */
            before?: components["schemas"]["PreviewAmount"];
            after?: components["schemas"]["PreviewAmount"];
        };
        /** @description The taxes and fees of a country, each with its past and future rates. */
        StaffImportRates: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The market's day. Changes before it are refused. */
            today: components["schemas"]["StaffDay"];
            /**
             * @description The currency of amounts; absent if no tax is known.
             * @enum {string}
             */
            currency?: "KES" | "USD";
            charges: components["schemas"]["StaffImportCharge"][];
        };
        /** @description One row of an imported stock file: what it changes, what is wrong with it, and its photos. */
        StaffImportRow: {
            /** @description Its line in the file; in JSON, its index. */
            line: number;
            /** @description As the file has it. */
            stockNo: string;
            /** @description Make, model and style; empty if they are not known. */
            name: string;
            kind: components["schemas"]["StockRowKind"];
            isDone: boolean;
            /** @description For an existing vehicle, the changes. */
            changes: components["schemas"]["StaffImportChange"][];
            faults: components["schemas"]["StaffImportFault"][];
            /** @description The photos that the row names, in its order. */
            photos: components["schemas"]["StaffImportPhoto"][];
        };
        /** @description One page of the rows of an import, and the number of all that match the filter. */
        StaffImportRows: {
            total: number;
            rows: components["schemas"]["StaffImportRow"][];
        };
        /** @description The import rule of a country that is in force from one day on: age, steering, fuels, inspection and conditions. */
        StaffImportRule: {
            from: components["schemas"]["StaffDay"];
            /** @description The last day; absent if unknown. */
            until?: components["schemas"]["StaffDay"];
            basis: components["schemas"]["ImportSetBasis"];
            age: components["schemas"]["ImportAge"];
            steering: components["schemas"]["ImportSteering"];
            fuels?: components["schemas"]["ImportFuels"];
            inspection: components["schemas"]["ImportInspection"];
            askFor: components["schemas"]["ImportKinds"];
            conditions: components["schemas"]["ImportConditions"];
            sources: components["schemas"]["StaffImportSource"][];
            setBy?: components["schemas"]["SetBy"];
            setAt?: components["schemas"]["SetAt"];
            /**
             * @description Whether it has not begun. Absent otherwise.
             * @constant
             */
            mayChange?: true;
        };
        /** @description The import rules of a country by day, past and future ones. */
        StaffImportRules: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The market's day. Changes before it are refused. */
            today: components["schemas"]["StaffDay"];
            version: components["schemas"]["ImportChangeVersion"];
            /** @description By day, without a gap. */
            periods: components["schemas"]["StaffImportRule"][];
        };
        /** @description A source of an import rule or rate, with the last day on which it was read. */
        StaffImportSource: {
            /** @example Finance Act 2026, section 12 */
            title: string;
            /** @example https://law.example/finance-act-2026 */
            url: string;
            /** @enum {string} */
            kind: "law" | "agency" | "press" | "trader";
            seen: components["schemas"]["StaffDay"];
        };
        /**
         * @description Whether a vehicle may be imported: yes, only if shipped in time, uncertain, no, or no rule is known for the day.
         * @enum {string}
         */
        StaffImportVerdict: "allowed" | "onlyIfShippedBy" | "unclear" | "refused" | "noRule";
        /**
         * @description Rows of a kind; `photos` are rows of any kind with a failed photo.
         * @enum {string}
         */
        StaffImportView: "added" | "changed" | "unchanged" | "faulty" | "photos";
        /** @description A buyer's inquiry about a vehicle, with the prices that the buyer saw then. */
        StaffInquiry: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            /** @description The e-mail of the account, to which an answer is sent. */
            email: components["schemas"]["Email"];
            /** @description The language to answer in. */
            language: components["schemas"]["WrittenLanguage"];
            /** @description The language of the buyer's site. Staff write in English to readers of one that `language` does not list. */
            readsIn?: components["schemas"]["LanguageTag"];
            /** @description The receiver of the vehicle. */
            name?: string;
            phone?: string;
            countryCode?: components["schemas"]["CountryCode"];
            portName?: string;
            transportName?: string;
            vehicle: components["schemas"]["StaffOrderVehicle"];
            /** @description The prices shown to the buyer, line by line, in the buyer's currency. */
            prices: components["schemas"]["StaffQuoteLine"][];
            createdAt: components["schemas"]["Moment"];
            answeredAt?: components["schemas"]["Moment"];
            /** @description The answer from the desk. */
            answer?: string;
            /** @description Who answered. */
            answeredBy?: string;
        };
        /** @description One page of inquiries, and the number of all that match the filter. */
        StaffInquiryPage: {
            total: number;
            /** @description Waiting ones oldest first, answered ones latest first. */
            inquiries: components["schemas"]["StaffInquiry"][];
        };
        /** @description Grades are on the vehicle itself. Duplicate entries are stored once. */
        StaffInspection: {
            inspectedOn: components["schemas"]["InspectionDay"];
            inspectedBy: components["schemas"]["Inspector"];
            marks: components["schemas"]["StaffMark"][];
            readings: components["schemas"]["StaffReading"][];
            /** @description The photo of the vehicle that shows the inspection or auction sheet. */
            sheetPhoto?: components["schemas"]["StaffPhotoId"];
        };
        /** @description The details of a new staff member in an invitation. The first owner's has neither e-mail nor name. */
        StaffInvitation: {
            email?: components["schemas"]["Email"];
            name?: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
        };
        /** @description The payload of `staffReadInvitation`. */
        StaffInvitationPayload: {
            authKey: components["schemas"]["AuthKey"];
        };
        /** @description The payload of `staffInvite`. */
        StaffInvitePayload: {
            email: components["schemas"]["Email"];
            name: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
        };
        /** @description The payload of `staffKeepMoney`. */
        StaffKeepMoneyPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            amount: components["schemas"]["MoneyAmount"];
            payUnit: components["schemas"]["MoneyUnit"];
            reason: components["schemas"]["StaffReason"];
        };
        /** @description A legal text. `counter` must be sent with a change, which is refused if somebody else was faster. */
        StaffLegalText: {
            name: components["schemas"]["LegalName"];
            counter: components["schemas"]["LegalCounter"];
            /** @description The current version. */
            inForce: components["schemas"]["LegalVersion"];
            /** @description All versions ever set, and the one that comes with the product, latest first. */
            versions: components["schemas"]["StaffLegalVersion"][];
        };
        /** @description The legal texts of the site with all their versions. */
        StaffLegalTexts: {
            /** @description The market's day, the earliest start of a version. */
            today: components["schemas"]["StaffDay"];
            texts: components["schemas"]["StaffLegalText"][];
        };
        /** @description One version of a legal text and the day from which it applies, without its words. */
        StaffLegalVersion: {
            version: components["schemas"]["LegalVersion"];
            fromDay: components["schemas"]["StaffDay"];
            /**
             * @description `inForce`: the current one. `ahead`: before its first day. `past`: it was in force. `replaced`: another was set for the
             *     same day before it began. `takenBack`: it was withdrawn before its first day.
             * @enum {string}
             */
            state: "inForce" | "ahead" | "past" | "replaced" | "takenBack";
            /** @description When it was set; absent for the version that comes with the product. */
            setAt?: components["schemas"]["Moment"];
            /**
             * @description Who set it; absent likewise.
             * @example Amina Otieno
             */
            setBy?: string;
            /** @description When it was withdrawn; absent otherwise. */
            takenBackAt?: components["schemas"]["Moment"];
            /**
             * @description Who withdrew it; absent otherwise.
             * @example Amina Otieno
             */
            takenBackBy?: string;
        };
        /** @description The words of one version of a legal text, in all languages of the site. */
        StaffLegalWords: {
            name: components["schemas"]["LegalName"];
            version: components["schemas"]["LegalVersion"];
            texts: components["schemas"]["LegalTexts"];
        };
        /** @description The payload of `staffListActs`. */
        StaffListActsPayload: {
            pageSize: components["schemas"]["StaffPageSize"];
            /** @description The last id of the previous page; absent for the first page. */
            before?: string;
            memberId?: components["schemas"]["Id"];
            /** @description The object of the action, such as an order number. */
            subject?: string;
        };
        /** @description The payload of `staffListChats`. */
        StaffListChatsPayload: {
            /** @description Part of an e-mail; absent for all. */
            search?: string;
        };
        /** @description The payload of `staffListClaims`. */
        StaffListClaimsPayload: {
            /** @description Whether to list settled and declined claims instead of those that wait. */
            isClosed: boolean;
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        /** @description The payload of `staffListCompanyVersions`. */
        StaffListCompanyVersionsPayload: {
            /** @description The agent whose versions are listed; the company itself if absent. */
            clearingAgentId?: components["schemas"]["Id"];
            pageSize: components["schemas"]["StaffPageSize"];
            /** @description Only versions before this one. */
            before?: components["schemas"]["CompanyVersion"];
        };
        /** @description The payload of `staffListDealers`. */
        StaffListDealersPayload: {
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
            /**
             * @description 1 under review, 2 certified, 3 refused; absent for all.
             * @enum {integer}
             */
            status?: 1 | 2 | 3;
        };
        /** @description The payload of `staffListImportPhotos`. */
        StaffListImportPhotosPayload: {
            id: components["schemas"]["Id"];
            /** @description The last entry of the previous page; absent for the first. */
            after?: {
                line: number;
                place: components["schemas"]["StaffImportPhotoPlace"];
            };
        };
        /** @description The payload of `staffListImportRows`. */
        StaffListImportRowsPayload: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["StaffImportView"];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        /** @description The payload of `staffListInquiries`. */
        StaffListInquiriesPayload: {
            isAnswered: boolean;
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        /** @description The payload of `staffListMpesaPayments`. */
        StaffListMpesaPaymentsPayload: {
            /** @description Whether to list recorded payments instead of those that wait for an order. */
            isAssigned: boolean;
            /** @description Whether to list closed payments instead. Then `isAssigned` does not matter. */
            isClosed?: boolean;
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        /** @description The payload of `staffListOffers`. */
        StaffListOffersPayload: {
            /** @description Whether to list closed offers instead of running ones. */
            isClosed: boolean;
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        /** @description The payload of `staffListOrders`. */
        StaffListOrdersPayload: {
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
            sort: components["schemas"]["StaffOrderSort"];
            isDescending: boolean;
            statuses?: components["schemas"]["StaffStatuses"];
            search?: components["schemas"]["StaffOrderSearch"];
            countryCode?: components["schemas"]["CountryCode"];
            createdFrom?: components["schemas"]["StaffDay"];
            createdTo?: components["schemas"]["StaffDay"];
        };
        /** @description A list price that is in force from one day on, in the currency of the list. Equal `least` and `most` mean an exact amount. */
        StaffListPrice: {
            /** @description The first day; absent for prices that came with the product. */
            from?: components["schemas"]["StaffDay"];
            /** @description The day before the next one begins; absent for the last one. */
            until?: components["schemas"]["StaffDay"];
            /** @description Absent, like most and list, if none is known from this day on. */
            least?: components["schemas"]["ListedAmount"];
            most?: components["schemas"]["ListedAmount"];
            list?: components["schemas"]["ListYear"];
            source: components["schemas"]["ListPriceSource"];
            setBy?: components["schemas"]["SetBy"];
            setAt?: components["schemas"]["SetAt"];
            /**
             * @description Whether it has not begun. Absent otherwise.
             * @constant
             */
            mayChange?: true;
        };
        /** @description Why a row of a file of list prices is invalid, by column. */
        StaffListPriceFault: {
            column: components["schemas"]["StockColumn"];
            /**
             * @description `missing`: required. `unknown`: no such name or list year; `hint` has similar ones, or all years. `number`: not a whole
             *     number within the limits of `hint`. `day`: not a day in the format of `hint`. `shape`: not in the format of `hint`. `formula`: a spreadsheet
             *     formula. `tooLong`: longer than `hint` characters. `above`: the minimum, which is `hint`, is above the maximum. `twice`:
             *     line `hint` has the same variant and day. `past`: past days keep their list price. `begun`: the list price of this day
             *     has begun. `ended`: none is in force on this day, so there is nothing to end.
             * @enum {string}
             */
            kind: "missing" | "unknown" | "number" | "day" | "shape" | "formula" | "tooLong" | "above" | "twice" | "past" | "begun" | "ended";
            /** @description The value found there. */
            value: string;
            /** @description Empty if there is none. */
            hint: string;
        };
        /** @description A file of list prices as it was read, row by row. Nothing is changed until its `plan` is carried out. */
        StaffListPriceFile: {
            plan: components["schemas"]["ListPricePlan"];
            /** @description The number of list prices or ends to add. */
            added: number;
            /** @description The number to correct. */
            changed: number;
            /** @description The number that already match the file. */
            unchanged: number;
            /** @description The number of invalid rows. */
            faulty: number;
            rows: components["schemas"]["StaffListPriceRow"][];
            workbook?: components["schemas"]["StaffWorkbookRows"];
        };
        /** @description What carrying out a file of list prices has done. */
        StaffListPriceFileCounts: {
            /** @description The number of list prices or ends added. */
            added: number;
            /** @description The number corrected. */
            changed: number;
            /** @description The number that already matched the file. */
            unchanged: number;
            /** @description The number of rows left out. */
            faulty: number;
        };
        /** @description What a planned list price would do to the cost of our vehicles of the variant. Nothing is saved. */
        StaffListPricePreview: {
            arrivalDay: components["schemas"]["StaffDay"];
            /** @description The number of vehicles of the variant for sale. */
            stock: number;
            /** @description The number of them without an engine size, so that the excise duty is a range and the amounts are its upper end. */
            engineUnknown: number;
            /** @description The number of vehicles calculated. */
            vehicles: number;
            /** @description The number of them with a different verdict, which list prices never change. */
            turned: number;
            /** @description The number of them with a different cost. */
            changed: number;
            lines: components["schemas"]["StaffImportPreviewLine"][];
        };
        /** @description One row of a file of list prices: what it would change, or why it is left out. */
        StaffListPriceRow: {
            /** @description The position of the row in the file. */
            line: number;
            /**
             * @description Make, model and chassis code.
             * @example Toyota Vitz KSP130
             */
            name: string;
            /** @enum {string} */
            kind: "added" | "changed" | "unchanged" | "faulty";
            changes: components["schemas"]["StaffImportChange"][];
            faults: components["schemas"]["StaffListPriceFault"][];
        };
        /** @description The version of a variant's list prices after the change, to be sent with the next one. */
        StaffListPriceSet: {
            version: components["schemas"]["ImportChangeVersion"];
        };
        /** @description One page of customs' list prices of a country, by variant. */
        StaffListPrices: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The market's day. Changes before it are refused. */
            today: components["schemas"]["StaffDay"];
            /**
             * @description The currency of all amounts.
             * @enum {string}
             */
            currency: "KES" | "USD";
            /** @description The years of customs' lists that prices can be set for, newest first. */
            listYears: components["schemas"]["ListYear"][];
            /** @description The total number of variants. */
            total: number;
            variants: components["schemas"]["StaffListedVariant"][];
        };
        /** @description The payload of `staffListQuestions`. */
        StaffListQuestionsPayload: {
            state: components["schemas"]["StaffQuestionState"];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        /** @description The payload of `staffListStock`. */
        StaffListStockPayload: {
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
            sort: components["schemas"]["StaffStockSort"];
            isDescending: boolean;
            state?: components["schemas"]["StaffStockState"];
            makeId?: components["schemas"]["Id"];
            search?: components["schemas"]["StaffStockSearch"];
        };
        /** @description The payload of `staffListTermVersions`. */
        StaffListTermVersionsPayload: {
            part: components["schemas"]["TermPart"];
            pageSize: components["schemas"]["StaffPageSize"];
            /** @description Only versions before this one. */
            before?: components["schemas"]["TermVersion"];
        };
        /** @description A variant of a model, by chassis code, with its list prices over time. `version` must be sent with a change of them. */
        StaffListedVariant: {
            modelId: components["schemas"]["Id"];
            chassis: components["schemas"]["ListedChassis"];
            /**
             * @description Make and model.
             * @example Toyota Vitz
             */
            name: string;
            /** @description The styles of the catalogue with this chassis code. */
            styles: string[];
            /** @description Their engines. */
            engines: string[];
            version: components["schemas"]["ImportChangeVersion"];
            /** @description By day, all prices since the desk began, future ones, and those that came with the product. */
            prices: components["schemas"]["StaffListPrice"][];
        };
        /** @description The answer of `staffLogIn`: its success, or a failure that it lists. */
        StaffLogInAnswer: components["schemas"]["StaffLogInSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: "tooManyRequests" | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure417"] | components["schemas"]["Failure428"] | components["schemas"]["Failure500"];
        /** @description The payload of `staffLogIn`. */
        StaffLogInPayload: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["StaffGivenPassword"];
            captcha?: components["schemas"]["CaptchaAnswer"];
            imgKey?: components["schemas"]["CaptchaKey"];
        };
        /** @description The first step of a login, after which a second factor is required. */
        StaffLogInStep: {
            /** @description Shows that the password was right. Valid for five minutes and five attempts of a second factor. */
            ticket: components["schemas"]["Token"];
        };
        /** @description The answer of `staffLogIn` if it succeeds. */
        StaffLogInSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffLogInStep"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description One damage or repair on the body, by part, kind and size, for the inspection sheet that buyers see. */
        StaffMark: {
            part: components["schemas"]["InspectionPart"];
            kind: components["schemas"]["StaffMarkKind"];
            /**
             * @description 1 up to a thumb, 2 up to a palm, 3 larger. Absent if size does not matter.
             * @enum {integer}
             */
            degree?: 1 | 2 | 3;
        };
        /**
         * @description The kind of damage or repair of one mark on a vehicle's body, as an auction sheet distinguishes them.
         * @enum {string}
         */
        StaffMarkKind: "scratch" | "dent" | "scratchedDent" | "wave" | "rust" | "corrosion" | "paint" | "crack" | "chip" | "toReplace" | "replaced";
        /** @description A staff member. `seenAt` is the last call; absent if there was none. */
        StaffMember: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
            joinedAt: components["schemas"]["Moment"];
            seenAt?: components["schemas"]["Moment"];
            /** @description Since when the staff member has no access. */
            endedAt?: components["schemas"]["Moment"];
        };
        /** @description All staff members, former ones too, and the people who were invited. */
        StaffMembers: {
            members: components["schemas"]["StaffMember"][];
            /** @description Open invitations. */
            invitations: components["schemas"]["StaffOpenInvitation"][];
        };
        /**
         * @description Ids increase in the order of writing.
         * @example 4711
         */
        StaffMessageId: number;
        /** @description An order whose money waits for somebody, and since when. */
        StaffMoneyItem: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            /** @description The order number. */
            title: string;
            /** @description The vehicle. */
            detail: string;
            wait: components["schemas"]["StaffMoneyWait"];
            since: components["schemas"]["Moment"];
            /** @description The buyer's deadline for the rest of a deposit. */
            dueAt?: components["schemas"]["Moment"];
        };
        /** @description An entry of the ledger. Entries are never changed or removed. */
        StaffMoneyLine: {
            /** @description Absent for a payment that was confirmed before the ledger existed. */
            id?: components["schemas"]["MoneyLineId"];
            /** @description The entry that this one corrects. */
            reverses?: components["schemas"]["MoneyLineId"];
            /**
             * @description Whether the entry is corrected. `planned`: a second person has to release it. `reversed`: it no longer counts.
             * @enum {string}
             */
            reversal?: "planned" | "reversed";
            /** @description What the caller can do with the entry. Nobody can release their own proposal. */
            can?: ("reverse" | "releaseReversal" | "withdrawReversal")[];
            /** @description Why the caller cannot release a planned reversal. Absent if the caller can. */
            releaseBar?: components["schemas"]["StaffReleaseBar"];
            at: components["schemas"]["Moment"];
            kind: components["schemas"]["MoneyLineKind"];
            amount: components["schemas"]["PriceText"];
            /**
             * @description The purpose of the payment.
             * @enum {string}
             */
            payment?: "deposit" | "balance";
            /** @description The bank's booking day. */
            day?: components["schemas"]["StaffDay"];
            reference?: components["schemas"]["BankReference"];
            reason?: components["schemas"]["StaffReason"];
            refundId?: components["schemas"]["RefundId"];
            /**
             * @description Who recorded it.
             * @example Kimani Mwangi
             */
            byName: string;
        };
        /**
         * @description `partPaid`: a part of a deposit was received, and nothing is cancelled until somebody decides. `surplus`: more was received
         *     than the order costs. `toSettle`: a cancelled order still has money. `toRelease`: a refund or a reversal waits for a second
         *     person. `toSend`: a refund is released.
         * @enum {string}
         */
        StaffMoneyWait: "partPaid" | "surplus" | "toSettle" | "toRelease" | "toSend";
        /** @description The orders whose money waits for the caller's role, and how many they are. */
        StaffMoneyWaiting: {
            count: number;
            /** @description The hundred that wait longest, oldest first. */
            items: components["schemas"]["StaffMoneyItem"][];
        };
        /** @description A payment that M-Pesa has confirmed. */
        StaffMpesaPayment: {
            /**
             * @description M-Pesa's receipt number.
             * @example RKTQDM7W6S
             */
            receipt: string;
            /**
             * @description The account number as the payer typed it.
             * @example GP20260614001
             */
            account: string;
            /**
             * @description The amount, with cents if there are any.
             * @example KES 250,000
             */
            amount: string;
            paidAt: components["schemas"]["Moment"];
            /**
             * @description The payer's name, as far as M-Pesa tells it.
             * @example Wanjiku
             */
            payer?: string;
            /**
             * @description The payer's number, which M-Pesa masks.
             * @example 2547*****678
             */
            phone?: string;
            /** @description Whether it is recorded on an order. */
            isAssigned: boolean;
            /** @description Present if it is not recorded. */
            reason?: components["schemas"]["MpesaPaymentReason"];
            /**
             * @description Why staff closed it. Present if they did.
             * @example Reversed by M-Pesa
             */
            closingReason?: string;
            /** @description The order that it is recorded on, or that its account number names. */
            orderId?: components["schemas"]["Id"];
            /**
             * @description Present with `orderId`.
             * @example GP20260614001
             */
            orderNo?: string;
            /** @description What was recorded, in the currency of the order. */
            recorded?: components["schemas"]["PriceText"];
            /**
             * @description Who assigned or closed it. Absent if nobody did.
             * @example Kimani Mwangi
             */
            byName?: string;
        };
        /** @description One page of payments, and the number of all that match the filter. */
        StaffMpesaPaymentPage: {
            total: number;
            /** @description Those that wait, the oldest first; others, the latest first. */
            payments: components["schemas"]["StaffMpesaPayment"][];
        };
        /**
         * @description The staff member's name for others and the audit log.
         * @example Amina Otieno
         */
        StaffName: string;
        /**
         * @description Any characters. Common passwords are refused.
         * @example Nairobi by night, 2027
         */
        StaffNewPassword: string;
        /** @description A note of a staff member about an order. Not visible to the buyer. */
        StaffNote: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Moment"];
            name: components["schemas"]["StaffName"];
            text: string;
        };
        /** @description The complete arrival and release data; omitted fields are cleared. */
        StaffNoteArrivalPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            arrivedOn?: components["schemas"]["CalendarDay"];
            releasedOn?: components["schemas"]["CalendarDay"];
            originals?: components["schemas"]["SentOriginals"];
        };
        /** @description The complete inspection data; omitted fields are cleared. */
        StaffNoteInspectionPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            inspectedBy?: components["schemas"]["InspectionIssuer"];
            plannedOn?: components["schemas"]["CalendarDay"];
            passedOn?: components["schemas"]["CalendarDay"];
            certificateNumber?: components["schemas"]["PaperNumber"];
            checkAt?: components["schemas"]["CertificateLink"];
        };
        /** @description A problem of the settings that somebody has to fix. */
        StaffNotice: {
            /**
             * @description `priceTerms`: pricing settings are missing, and until they are set nothing can be priced or reserved. More kinds may be
             *     added.
             */
            kind: "priceTerms" | components["schemas"]["UnknownValue"];
            /**
             * @description The missing setting, by its place; empty if none are set at all.
             * @example insurance.policyFeeCents
             */
            detail: string;
        };
        /** @description A buyer's offer with the vehicle it is for, as staff handle it. Amounts are prices of the vehicle alone in US dollars. */
        StaffOffer: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OfferVersion"];
            state: components["schemas"]["OfferState"];
            /** @description The price that was named last. */
            price: components["schemas"]["OfferDollars"];
            /** @description Until when the next answer is due, or the accepted price holds. Absent once the offer is closed. */
            dueAt?: components["schemas"]["Moment"];
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description The language to answer in. */
            language: components["schemas"]["WrittenLanguage"];
            /** @description The language of the buyer's site. Staff write in English to readers of one that `language` does not list. */
            readsIn?: components["schemas"]["LanguageTag"];
            vehicle: components["schemas"]["StaffOrderVehicle"];
            /** @description The vehicle's price now, after a flash sale. */
            vehiclePrice: components["schemas"]["AmountUSD"];
            /** @description The vehicle's minimum price. No offer below it can be accepted. */
            lowestPrice: components["schemas"]["AmountUSD"];
            /** @description Whether the price is below the limit for offers, or else below the minimum price. */
            isBelowLimit: boolean;
            /** @description All messages about the vehicle, the oldest first. */
            messages: components["schemas"]["ThreadMessage"][];
        };
        /** @description One page of offers, and the number of all that match the filter. */
        StaffOfferPage: {
            total: number;
            /** @description Running ones that wait for us first, by their deadline; closed ones the latest first. */
            offers: components["schemas"]["StaffOffer"][];
        };
        /** @description An invitation that nobody has accepted yet, and until when it can be. */
        StaffOpenInvitation: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
            sentAt: components["schemas"]["Moment"];
            goodUntil: components["schemas"]["Moment"];
        };
        /** @description The number of M-Pesa payments that belong to no order yet; for roles that see money. */
        StaffOpenMpesa: {
            count: number;
            /** @description When the oldest of them was paid; absent if none waits. */
            since?: components["schemas"]["Moment"];
        };
        /** @description The number of offers that wait for an answer; for roles that may answer or read them. */
        StaffOpenOffers: {
            count: number;
            /** @description When the first of them expires; absent if none waits. */
            dueAt?: components["schemas"]["Moment"];
        };
        /** @description The number of questions about vehicles that wait for an answer; for roles that may read them. */
        StaffOpenQuestions: {
            count: number;
            /** @description When the oldest of them was asked; absent if none waits. */
            since?: components["schemas"]["Moment"];
        };
        /** @description One order with everything that staff need to handle it. `version` must be sent with a change of it. */
        StaffOrder: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
            version: components["schemas"]["OrderVersion"];
            buyer: components["schemas"]["StaffOrderBuyer"];
            vehicle: components["schemas"]["StaffOrderVehicle"];
            receiver: components["schemas"]["OrderReceiver"];
            shipping: components["schemas"]["StaffOrderShipping"];
            /** @description The stored quote line by line, in the currency of the order. */
            quote: components["schemas"]["StaffQuoteLine"][];
            deposit: components["schemas"]["PriceText"];
            balance: components["schemas"]["PriceText"];
            /** @description Present while the deposit is due. */
            depositDueAt?: components["schemas"]["Moment"];
            /** @description For owners, sales, accounts and read-only staff. */
            money?: components["schemas"]["StaffOrderMoney"];
            /** @description The latest last. */
            proofs: components["schemas"]["StaffProof"][];
            /** @description The latest last. */
            timeline: components["schemas"]["StaffTimelineEntry"][];
            /** @description The latest last. Buyers never see them. */
            notes: components["schemas"]["StaffNote"][];
            /** @description As in the buyer's `getOrder`. */
            importing?: components["schemas"]["ImportAssessment"];
            /** @description The estimate stored with the reservation. */
            landedCost?: components["schemas"]["LandedCost"];
            /** @description What the caller's role can do with the order in its current state. */
            can: ("approvePayment" | "rejectPayment" | "recordPayment" | "shipOrder" | "changeShipment" | "requestBalance" | "completeOrder" | "cancelOrder" | "addNote")[];
            createdAt: components["schemas"]["Moment"];
            changedAt: components["schemas"]["Moment"];
        };
        /** @description The payload of `staffApprovePayment`. */
        StaffOrderActPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
        };
        /** @description The account that made the order. */
        StaffOrderBuyer: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description The language to give a reason in. */
            language: components["schemas"]["WrittenLanguage"];
            /** @description The language of the buyer's site. Staff write in English to readers of one that `language` does not list. */
            readsIn?: components["schemas"]["LanguageTag"];
        };
        /** @description Orders as a file for spreadsheets, and their number. */
        StaffOrderExport: {
            /** @description One row per order, with a header row. */
            csv: string;
            rows: number;
        };
        /** @description The money of an order, in its currency. All sums are sums of the entries. */
        StaffOrderMoney: {
            /** @enum {string} */
            payUnit: "USD" | "JPY";
            /** @description The total price of the order. */
            expected: components["schemas"]["PriceText"];
            /** @description The total received, regardless of refunds. */
            received: components["schemas"]["PriceText"];
            /** @description The missing part of the current payment. Absent once the order is paid or cancelled. */
            due: components["schemas"]["PriceText"];
            /** @description The same in the smallest unit. */
            dueAmount: number;
            /** @description The missing part of the total price. Absent if nothing is missing, and once the order is cancelled. */
            missing?: components["schemas"]["PriceText"];
            /** @description The surplus over the total price that was neither refunded nor retained. Absent if there is none. */
            surplus?: components["schemas"]["PriceText"];
            /** @description The refunded amount. Absent if there is none. */
            givenBack?: components["schemas"]["PriceText"];
            /** @description The amount retained by the company. Absent if there is none. */
            kept?: components["schemas"]["PriceText"];
            /** @description The maximum to accept as paid, in the smallest unit. */
            mostShortAmount: number;
            /** @description The maximum refund, less planned refunds. */
            refundable: components["schemas"]["PriceText"];
            /** @description The same in the smallest unit. */
            refundableAmount: number;
            /** @description What the refund rules promise the buyer. Absent unless the order was cancelled by one of them. */
            promised?: components["schemas"]["PromisedRefund"];
            claim?: components["schemas"]["OwedClaim"];
            /** @description The maximum to retain; for an active order only its surplus. */
            keepable: components["schemas"]["PriceText"];
            /** @description The same in the smallest unit. */
            keepableAmount: number;
            /** @description The latest last. */
            lines: components["schemas"]["StaffMoneyLine"][];
            /** @description The latest last. */
            refunds: components["schemas"]["StaffRefund"][];
            /** @description What the caller can do with the money of the order. */
            can: ("receivePayment" | "proposeRefund" | "keepMoney")[];
        };
        /** @description One page of orders, and the number of all that match the filter. */
        StaffOrderPage: {
            total: number;
            orders: components["schemas"]["StaffOrderSummary"][];
        };
        /** @description Part of an order number, an e-mail, a receiver's name, a vehicle's name or id, a freight number or a vessel. */
        StaffOrderSearch: string;
        /** @description Where an order is shipped, by what, and on which ship and days as far as they are known. */
        StaffOrderShipping: {
            portName: string;
            countryName: string;
            transportName: string;
            freightNumber?: components["schemas"]["StaffFreightNumber"];
            logisticsLink?: components["schemas"]["LogisticsLink"];
            vessel?: components["schemas"]["StaffVessel"];
            departsOn?: components["schemas"]["StaffDay"];
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        /**
         * @description The column by which orders are sorted.
         * @enum {string}
         */
        StaffOrderSort: "createdAt" | "changedAt" | "depositDueAt" | "orderNo" | "status" | "total" | "departsOn";
        /** @description An order's state after a change, and the version to send with the next one. */
        StaffOrderState: {
            version: components["schemas"]["OrderVersion"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
        };
        /** @description A row of the list of orders. Amounts are in the currency of the order. */
        StaffOrderSummary: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
            version: components["schemas"]["OrderVersion"];
            buyerEmail: components["schemas"]["Email"];
            receiverName: string;
            countryCode: components["schemas"]["CountryCode"];
            vehicleId: components["schemas"]["Id"];
            vehicleName: string;
            total: components["schemas"]["PriceText"];
            deposit: components["schemas"]["PriceText"];
            createdAt: components["schemas"]["Moment"];
            changedAt: components["schemas"]["Moment"];
            /** @description Present while the deposit is due. */
            depositDueAt?: components["schemas"]["Moment"];
            freightNumber?: string;
            vessel?: string;
            departsOn?: components["schemas"]["StaffDay"];
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        /** @description The timeline of an order, and the version to send with a change of what it says. */
        StaffOrderTimeline: {
            version: components["schemas"]["OrderVersion"];
            way: components["schemas"]["OrderWay"];
            /** @description The steps, first one first. */
            steps: components["schemas"]["TimelineStep"][];
            /** @description Further steps about money, first one first. Absent if there are none. */
            money?: components["schemas"]["TimelineMoney"][];
            /** @description Absent if there is no next step. */
            next?: components["schemas"]["TimelineNext"];
            /** @description What the caller can record about the shipment. */
            can: ("noteInspection" | "noteArrival")[];
        };
        /** @description The vehicle that an order, inquiry or question is about. `refNo` is the number that buyers see. */
        StaffOrderVehicle: {
            id: components["schemas"]["Id"];
            name: string;
            image: components["schemas"]["ImageUrl"];
            refNo: string;
        };
        /** @description How many rows make a page. */
        StaffPageSize: number;
        /** @description A document of a dealer's application, as a picture. */
        StaffPaper: {
            /**
             * @description The PIN certificate or the PVT picture.
             * @enum {string}
             */
            kind: "taxNoPic" | "vatNoPic";
            image: components["schemas"]["ImageUrl"];
        };
        /** @description A passkey with which a staff member can log in, without its secret. */
        StaffPasskey: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StaffPasskeyName"];
            savedAt: components["schemas"]["Moment"];
            /** @description Its last use for a login; absent if never used. */
            usedAt?: components["schemas"]["Moment"];
        };
        /** @description The browser's response, as WebAuthn JSON. */
        StaffPasskeyAnswer: string;
        /** @description The answer of `staffPasskeyLogIn`: its success, or a failure that it lists. */
        StaffPasskeyLogInAnswer: components["schemas"]["StaffPasskeyLogInSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: "staffPasskeyRefused" | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure500"];
        /** @description The payload of `staffPasskeyLogIn`. */
        StaffPasskeyLogInPayload: {
            challengeId: components["schemas"]["Token"];
            answer: components["schemas"]["StaffPasskeyAnswer"];
        };
        /** @description The answer of `staffPasskeyLogIn` if it succeeds. */
        StaffPasskeyLogInSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffTokens"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /**
         * @description The owner's name for the passkey.
         * @example Office laptop
         */
        StaffPasskeyName: string;
        /** @description The options for the browser, as WebAuthn JSON text. */
        StaffPasskeyRequest: {
            challengeId: components["schemas"]["Token"];
            /** @description The options of `navigator.credentials.create` or `.get`, as JSON. */
            options: string;
        };
        /** @description The payload of `staffBeginTotp`. */
        StaffPasswordPayload: {
            password: components["schemas"]["StaffGivenPassword"];
        };
        /** @description A photo of a vehicle as buyers see it, and how it was edited. */
        StaffPhoto: {
            id: components["schemas"]["StaffPhotoId"];
            turn: components["schemas"]["StaffTurn"];
            image: components["schemas"]["ImageUrl"];
            mark?: components["schemas"]["StaffPhotoMark"];
            /** @description The visible part. Absent if all of it is visible. */
            crop?: components["schemas"]["StaffPhotoFrame"];
            /** @description The blurred parts. Absent if there are none. */
            blurs?: components["schemas"]["StaffPhotoFrame"][];
            /** @description The address of the original photo, only for roles that may crop and blur it. */
            original?: string;
        };
        /** @description A rectangle. It ends within the photo. */
        StaffPhotoFrame: {
            left: components["schemas"]["StaffPhotoPart"];
            top: components["schemas"]["StaffPhotoPart"];
            width: components["schemas"]["StaffPhotoPart"];
            height: components["schemas"]["StaffPhotoPart"];
        };
        /**
         * @description The id of an uploaded photo, 16 hexadecimal digits.
         * @example 5f1d0c9be2a47736
         */
        StaffPhotoId: string;
        /**
         * @description Identifies a crop and blur. Absent if the original is shown.
         * @example 9c1e04b7
         */
        StaffPhotoMark: string;
        /** @description In ten-thousandths of the width or height of the original photo, before it is turned. */
        StaffPhotoPart: number;
        /** @description A photo in the new order of a vehicle's photos, and how it is turned. */
        StaffPhotoPlace: {
            id: components["schemas"]["StaffPhotoId"];
            turn: components["schemas"]["StaffTurn"];
        };
        /** @description All photos of a vehicle after the change, in display order. */
        StaffPhotos: {
            photos: components["schemas"]["StaffPhoto"][];
        };
        /** @description A staff member who has the order open. */
        StaffPresence: {
            memberId: components["schemas"]["Id"];
            name: components["schemas"]["StaffName"];
            since: components["schemas"]["Moment"];
        };
        /** @description The payload of `staffPreviewImportRate`. */
        StaffPreviewImportRatePayload: {
            countryCode: components["schemas"]["CountryCode"];
            name: components["schemas"]["ChargeName"];
            /** @description The first day of the version to correct; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            from: components["schemas"]["StaffDay"];
            /** @description The last day, if another version follows. */
            until?: components["schemas"]["StaffDay"];
            basis: components["schemas"]["ImportSetBasis"];
            ageCounts?: components["schemas"]["ImportAgeCounts"];
            bands: components["schemas"]["ImportBands"];
            source: components["schemas"]["ImportSourceFacts"];
        };
        /** @description The payload of `staffPreviewImportRule`. */
        StaffPreviewImportRulePayload: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The first day of the version to correct; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            from: components["schemas"]["StaffDay"];
            /** @description The last day, if another version follows. */
            until?: components["schemas"]["StaffDay"];
            basis: components["schemas"]["ImportSetBasis"];
            age: components["schemas"]["ImportAge"];
            steering: components["schemas"]["ImportSteering"];
            fuels?: components["schemas"]["ImportFuels"];
            inspection: components["schemas"]["ImportInspection"];
            askFor: components["schemas"]["ImportKinds"];
            conditions: components["schemas"]["ImportConditions"];
            source: components["schemas"]["ImportSourceFacts"];
        };
        /** @description The payload of `staffPreviewListPrice`. */
        StaffPreviewListPricePayload: {
            /** @description The first day of the entry to correct; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            countryCode: components["schemas"]["CountryCode"];
            modelId: components["schemas"]["Id"];
            chassis: components["schemas"]["ListedChassis"];
            from: components["schemas"]["StaffDay"];
            /** @description Absent, like most and list, for an end. */
            least?: components["schemas"]["ListedAmount"];
            most?: components["schemas"]["ListedAmount"];
            list?: components["schemas"]["ListYear"];
            source: components["schemas"]["ListPriceSource"];
        };
        /** @description The payload of `staffPreviewShipment`. */
        StaffPreviewShipmentPayload: {
            id: components["schemas"]["Id"];
            departsOn?: components["schemas"]["StaffDay"];
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        /** @description The given parts replace the current ones for the preview; nothing is changed. */
        StaffPreviewTermsPayload: {
            /** @description The vehicle to price; by default one of the stock, or a made-up one if there is none. */
            vehicleId?: components["schemas"]["Id"];
            /** @description The yard from which a vehicle is chosen by default; any if absent. */
            yardId?: components["schemas"]["YardId"];
            /** @description The buyer's country; Kenya if absent. */
            countryCode?: components["schemas"]["CountryCode"];
            /** @description Mombasa if absent. */
            portId?: components["schemas"]["LandingPortId"];
            /**
             * @description `1` is RORO, also if absent, `2` a container.
             * @enum {string}
             */
            transportType?: "1" | "2";
            rates?: components["schemas"]["Rates"];
            deposit?: components["schemas"]["DepositTerm"];
            insurance?: components["schemas"]["InsuranceTerm"];
            freight?: components["schemas"]["FreightTerm"];
            clearance?: components["schemas"]["ClearanceTerm"];
        };
        /** @description Prices in whole US dollars that a staff member set at a moment. */
        StaffPriceChange: {
            at: components["schemas"]["Moment"];
            name: components["schemas"]["StaffName"];
            price: components["schemas"]["StockDollars"];
            lowestPrice: components["schemas"]["StockDollars"];
        };
        /** @description A payment proof of the buyer for the deposit or the balance, and the result of its review. */
        StaffProof: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "deposit" | "balance";
            /** @enum {string} */
            state: "submitted" | "approved" | "rejected";
            /** @description The amount due. */
            expected: components["schemas"]["PriceText"];
            /** @description The amount that reached the bank, as recorded when the proof was reviewed. */
            received?: components["schemas"]["PriceText"];
            /**
             * @description Present if the payment recorded with this proof was reversed.
             * @constant
             */
            reversed?: true;
            handedInAt: components["schemas"]["Moment"];
            /**
             * @description The caller's own links, which are valid for at most an hour and end with the session or the role. Empty for roles that
             *     do not review payments.
             */
            images: components["schemas"]["ImageUrl"][];
        };
        /** @description The payload of `staffProposeBankAccount`. */
        StaffProposeBankAccountPayload: {
            payUnit: components["schemas"]["BankPayUnit"];
            holder: components["schemas"]["BankText"];
            bank: components["schemas"]["BankText"];
            branch?: components["schemas"]["BankText"];
            number: components["schemas"]["AccountNumber"];
            swift?: components["schemas"]["SwiftCode"];
        };
        /** @description The payload of `staffProposeRefund`. */
        StaffProposeRefundPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            amount: components["schemas"]["MoneyAmount"];
            payUnit: components["schemas"]["MoneyUnit"];
            reason: components["schemas"]["StaffReason"];
            bank: components["schemas"]["BankName"];
            lastDigits: components["schemas"]["LastDigits"];
            /** @description The accepted claim that it is for. Such a refund leaves a surplus of the order as it is. */
            claimId?: components["schemas"]["Id"];
        };
        /** @description The payload of `staffPutImportRate`. */
        StaffPutImportRatePayload: {
            version: components["schemas"]["ImportChangeVersion"];
            countryCode: components["schemas"]["CountryCode"];
            name: components["schemas"]["ChargeName"];
            /** @description The first day of the version to correct; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            from: components["schemas"]["StaffDay"];
            /** @description The last day, if another version follows. */
            until?: components["schemas"]["StaffDay"];
            basis: components["schemas"]["ImportSetBasis"];
            ageCounts?: components["schemas"]["ImportAgeCounts"];
            bands: components["schemas"]["ImportBands"];
            source: components["schemas"]["ImportSourceFacts"];
        };
        /** @description The payload of `staffPutImportRule`. */
        StaffPutImportRulePayload: {
            version: components["schemas"]["ImportChangeVersion"];
            countryCode: components["schemas"]["CountryCode"];
            /** @description The first day of the version to correct; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            from: components["schemas"]["StaffDay"];
            /** @description The last day, if another version follows. */
            until?: components["schemas"]["StaffDay"];
            basis: components["schemas"]["ImportSetBasis"];
            age: components["schemas"]["ImportAge"];
            steering: components["schemas"]["ImportSteering"];
            fuels?: components["schemas"]["ImportFuels"];
            inspection: components["schemas"]["ImportInspection"];
            askFor: components["schemas"]["ImportKinds"];
            conditions: components["schemas"]["ImportConditions"];
            source: components["schemas"]["ImportSourceFacts"];
        };
        /** @description The payload of `staffPutListPrice`. */
        StaffPutListPricePayload: {
            version: components["schemas"]["ImportChangeVersion"];
            /** @description The first day of the entry to correct; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            countryCode: components["schemas"]["CountryCode"];
            modelId: components["schemas"]["Id"];
            chassis: components["schemas"]["ListedChassis"];
            from: components["schemas"]["StaffDay"];
            least: components["schemas"]["ListedAmount"];
            /** @description The same, or more if sources disagree. */
            most: components["schemas"]["ListedAmount"];
            list: components["schemas"]["ListYear"];
            source: components["schemas"]["ListPriceSource"];
        };
        /** @description A question about a vehicle with the state of its answer. Both are public once it is answered. */
        StaffQuestion: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["StaffQuestionState"];
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description The language to answer in. */
            language: components["schemas"]["WrittenLanguage"];
            /** @description The language of the buyer's site. Staff write in English to readers of one that `language` does not list. */
            readsIn?: components["schemas"]["LanguageTag"];
            vehicle: components["schemas"]["StaffOrderVehicle"];
            /** @description The question as the buyer has asked it. */
            question: string;
            /** @description The public wording of the question; absent if it was never public. */
            published?: string;
            answer?: string;
            /** @description Why it was declined. */
            reason?: string;
            askedAt: components["schemas"]["Moment"];
            /** @description When it was last answered, corrected, declined or withdrawn. */
            decidedAt?: components["schemas"]["Moment"];
            /**
             * @description The staff member who did so.
             * @example Amina Otieno
             */
            decidedBy?: string;
        };
        /** @description One page of questions about vehicles, and the number of all that match the filter. */
        StaffQuestionPage: {
            /** @description The server's time, the basis of waiting times. */
            at: components["schemas"]["Moment"];
            total: number;
            /** @description Open ones oldest first, all others by their last decision, latest first. */
            questions: components["schemas"]["StaffQuestion"][];
        };
        /**
         * @description `open`: it waits for an answer. `answered`: it is public. `declined`: only the buyer sees the reason. `withdrawn`: it was
         *     public, and its answer was withdrawn.
         * @enum {string}
         */
        StaffQuestionState: "open" | "answered" | "declined" | "withdrawn";
        /** @description A line of a stored price: its label and its amount. */
        StaffQuoteLine: {
            label: string;
            value: string;
        };
        /** @description The payload of `staffReadChat`. */
        StaffReadChatPayload: {
            id: components["schemas"]["Id"];
            /** @description The last message that was shown. */
            upTo: components["schemas"]["StaffMessageId"];
        };
        /** @description The payload of `staffReadImportRates`. */
        StaffReadImportRatesPayload: {
            countryCode: components["schemas"]["CountryCode"];
        };
        /** @description The payload of `staffReadListPriceFile`. */
        StaffReadListPriceFilePayload: {
            countryCode: components["schemas"]["CountryCode"];
            fileBase64: components["schemas"]["ListPriceFileContents"];
            workbook?: components["schemas"]["ListPriceWorkbook"];
        };
        /** @description The payload of `staffReadStockFile`. */
        StaffReadStockFilePayload: {
            name: components["schemas"]["StockFileName"];
            /** @description A CSV or JSON file of at most 12 MB, as `docs/stock-file.md` describes it; its content determines the format. */
            fileBase64: string;
        };
        /** @description A mileage in kilometres that a document states for a month. Several of them show whether the odometer is plausible. */
        StaffReading: {
            readOn: components["schemas"]["ReadingMonth"];
            mileageKm: number;
            source: components["schemas"]["StaffReadingSource"];
        };
        /**
         * @description Where a mileage was read: a service book, a roadworthiness test, an auction sheet, or our own yard.
         * @enum {string}
         */
        StaffReadingSource: "serviceBook" | "roadworthinessTest" | "auction" | "yard";
        /** @description A prepared answer in several languages. `version` must be sent with a change of it. */
        StaffReadyAnswer: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StaffReadyName"];
            texts: components["schemas"]["StaffReadyTexts"];
            version: components["schemas"]["StaffReadyVersion"];
            changedAt: components["schemas"]["Moment"];
        };
        /** @description The prepared answers that staff can insert into a chat. */
        StaffReadyAnswers: {
            /** @description By name. */
            answers: components["schemas"]["StaffReadyAnswer"][];
        };
        /**
         * @description The name by which staff find it.
         * @example Greeting
         */
        StaffReadyName: string;
        /** @description The reply in each language; buyers get it in theirs. */
        StaffReadyTexts: {
            en: components["schemas"]["StaffChatText"];
            cn: components["schemas"]["StaffChatText"];
            jp: components["schemas"]["StaffChatText"];
        };
        /**
         * @description Counts the changes of the saved reply.
         * @example 2
         */
        StaffReadyVersion: number;
        /**
         * @description The reason. The buyer reads it unchanged, so it is best written in the buyer's language.
         * @example The amount on the slip cannot be read.
         */
        StaffReason: string;
        /**
         * @description The amount that reached the bank. Less than the amount due is a part-payment, unless a reason says why the rest is accepted
         *     as paid; a surplus is credited to the order.
         */
        StaffReceivePaymentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            /**
             * @description In the smallest unit of the currency. Zero if no more is expected and the missing part is accepted.
             * @example 228000
             */
            amount: number;
            payUnit: components["schemas"]["MoneyUnit"];
            /** @description The day on which it reached the bank. */
            receivedOn?: components["schemas"]["StaffDay"];
            reference?: components["schemas"]["BankReference"];
            /** @description Why the missing part is accepted as paid, for example a bank fee. Buyers do not see it. */
            shortfallReason?: string;
            /**
             * @description Whether the caller has compared an amount far above the amount due with the bank statement. Without it the amount is refused.
             * @example false
             */
            confirmedUnusual?: boolean;
        };
        /** @description Shown only once. Earlier codes become invalid. */
        StaffRecoveryCodes: {
            recoveryCodes: string[];
        };
        /** @description The payload of `staffRefresh`. */
        StaffRefreshPayload: {
            refreshToken: components["schemas"]["Token"];
        };
        /** @description A repayment to the buyer, which one person plans and another releases. Absent persons and days have not acted yet. */
        StaffRefund: {
            id: components["schemas"]["RefundId"];
            /**
             * @description `planned`: it waits for a second person. `released`: it is to be sent. `sent` and `withdrawn` are final.
             * @enum {string}
             */
            state: "planned" | "released" | "sent" | "withdrawn";
            amount: components["schemas"]["PriceText"];
            reason: components["schemas"]["StaffReason"];
            bank: components["schemas"]["BankName"];
            lastDigits: components["schemas"]["LastDigits"];
            plannedAt: components["schemas"]["Moment"];
            /** @example Kimani Mwangi */
            plannedBy: string;
            /** @example Amina Otieno */
            releasedBy?: string;
            sentOn?: components["schemas"]["StaffDay"];
            reference?: components["schemas"]["BankReference"];
            /** @description Why the caller cannot release a planned refund. Absent if the caller can, and if it does not wait any more. */
            releaseBar?: components["schemas"]["StaffReleaseBar"];
            /** @description What the caller can do with it. */
            can: ("release" | "withdraw" | "markSent")[];
        };
        /** @description The payload of `staffReleaseRefund`. */
        StaffRefundPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            refundId: components["schemas"]["RefundId"];
        };
        /** @description What buyers get back in each situation. `version` must be sent with a change of it. */
        StaffRefundRules: {
            version: components["schemas"]["TermVersion"];
            rules: components["schemas"]["RefundRules"];
        };
        /** @description The payload of `staffRefuseDealer`. */
        StaffRefuseDealerPayload: {
            id: components["schemas"]["Id"];
            changedAt: components["schemas"]["Moment"];
            /**
             * @description What the dealer has to correct. The dealer reads it unchanged, so it is best written in the dealer's language.
             * @example The PIN certificate cannot be read.
             */
            reason: string;
        };
        /** @description The payload of `staffRejectPayment`. */
        StaffRejectPaymentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            reason: components["schemas"]["StaffReason"];
        };
        /**
         * @description Why somebody does not count as a second person. `own`: they made the proposal, by staff member or mailbox. `related`: one of
         *     the two has invited the other. `tooNew`: one of the two joined less than 72 hours ago.
         * @enum {string}
         */
        StaffReleaseBar: "own" | "related" | "tooNew";
        /** @description The payload of `staffReleasePaper`. */
        StaffReleasePaperPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            paperId: components["schemas"]["Id"];
            /** @example The bank confirmed the transfer by telephone. */
            reason: string;
        };
        /** @description The payload of `staffRemoveBanner`. */
        StaffRemoveBannerPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["BannerVersion"];
        };
        /** @description The payload of `staffRemoveImportRate`. */
        StaffRemoveImportRatePayload: {
            countryCode: components["schemas"]["CountryCode"];
            name: components["schemas"]["ChargeName"];
            version: components["schemas"]["ImportChangeVersion"];
            /** @description Its first day. */
            from: components["schemas"]["StaffDay"];
        };
        /** @description The payload of `staffRemoveImportRule`. */
        StaffRemoveImportRulePayload: {
            countryCode: components["schemas"]["CountryCode"];
            version: components["schemas"]["ImportChangeVersion"];
            /** @description Its first day. */
            from: components["schemas"]["StaffDay"];
        };
        /** @description The payload of `staffRemoveReadyAnswer`. */
        StaffRemoveReadyAnswerPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StaffReadyVersion"];
        };
        /** @description The payload of `staffRemoveVideo`. */
        StaffRemoveVideoPayload: {
            id: components["schemas"]["Id"];
            seen: components["schemas"]["StaffVideoAddress"];
        };
        /** @description The payload of `staffRequestBalance`. */
        StaffRequestBalancePayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            /**
             * @description When the vehicle reaches its port, today or later. It becomes the day of the shipment. By default the notice gives the
             *     day of the shipment, or ten days from now.
             */
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        /** @description The payload of `staffReleaseReversal`. */
        StaffReversalPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            /** @description The entry whose reversal is meant. */
            lineId: components["schemas"]["MoneyLineId"];
        };
        /** @description The payload of `staffReversePayment`. */
        StaffReversePaymentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            lineId: components["schemas"]["MoneyLineId"];
            reason: components["schemas"]["StaffReason"];
        };
        /**
         * @description A role of a staff member; every staff call lists in `x-roles` who may make it.
         * @example accounts
         * @enum {string}
         */
        StaffRole: "owner" | "sales" | "accounts" | "logistics" | "stock" | "readOnly";
        /** @description The payload of `staffSaveBanner`. */
        StaffSaveBannerPayload: {
            /** @description The banner to change; absent to add one. */
            id?: components["schemas"]["Id"];
            /** @description The version that was read; required with the id. */
            version?: components["schemas"]["BannerVersion"];
            facts: components["schemas"]["BannerFacts"];
            /**
             * @description A jpg, jpeg, png or bmp picture of at most 13312 KB and at least 1440 by 525 pixels, of that shape. Without one a banner keeps the
             *     picture that it has.
             */
            imgBase64?: string;
        };
        /** @description The payload of `staffSavePasskey`. */
        StaffSavePasskeyPayload: {
            challengeId: components["schemas"]["Token"];
            name: components["schemas"]["StaffPasskeyName"];
            answer: components["schemas"]["StaffPasskeyAnswer"];
        };
        /** @description The complete vehicle. Without `id` it becomes a draft; with it, `version` is required. */
        StaffSaveVehiclePayload: {
            id?: components["schemas"]["Id"];
            version?: components["schemas"]["StockVersion"];
            /** @description By default a new vehicle gets a number, and an existing one keeps its own. */
            stockNo?: components["schemas"]["StockNumber"];
            sheet: components["schemas"]["StockSheet"];
        };
        /** @description The staff member who is logged in. */
        StaffSelf: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
            sessionEndsAt: components["schemas"]["Moment"];
            /** @example 10 */
            recoveryCodesLeft: number;
            /**
             * @description Whether payments by M-Pesa are set up; absent otherwise.
             * @constant
             */
            takesMpesa?: true;
            passkeys: components["schemas"]["StaffPasskey"][];
        };
        /** @description The payload of `staffMarkRefundSent`. */
        StaffSentRefundPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            refundId: components["schemas"]["RefundId"];
            sentOn: components["schemas"]["StaffDay"];
            reference: components["schemas"]["BankReference"];
        };
        /** @description A login of the caller on one device. */
        StaffSession: {
            id: components["schemas"]["Id"];
            begunAt: components["schemas"]["Moment"];
            seenAt: components["schemas"]["Moment"];
            /**
             * @description The network address of its login.
             * @example 203.0.113.9
             */
            address: string;
            /** @description Whether it is the caller's current session. */
            isOwn: boolean;
        };
        /** @description The payload of `staffSetClaimTerms`. */
        StaffSetClaimTermsPayload: {
            version: components["schemas"]["TermVersion"];
            hours: components["schemas"]["ClaimHours"];
            answerDays: components["schemas"]["ClaimAnswerDays"];
            replyDays: components["schemas"]["ClaimReplyDays"];
        };
        /** @description The payload of `staffSetClearance`. */
        StaffSetClearancePayload: {
            version: components["schemas"]["TermVersion"];
            countries: components["schemas"]["CountryClearances"];
        };
        /** @description The payload of `staffSetCompany`. */
        StaffSetCompanyPayload: {
            version: components["schemas"]["CompanyVersion"];
            company: components["schemas"]["CompanyFacts"];
        };
        /** @description The payload of `staffSetDeposit`. */
        StaffSetDepositPayload: {
            version: components["schemas"]["TermVersion"];
            ratio: components["schemas"]["DepositRatio"];
        };
        /** @description The flash sale; without its fields the sale ends. */
        StaffSetFlashSalePayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            /** @description The deduction from the price. Required with `hours`. */
            deduction?: components["schemas"]["StockDollars"];
            /** @description How long it lasts from now on. */
            hours?: number;
        };
        /** @description The payload of `staffSetFreight`. */
        StaffSetFreightPayload: {
            version: components["schemas"]["TermVersion"];
            roro: components["schemas"]["RoroTariffs"];
            container: components["schemas"]["ContainerTariffs"];
        };
        /** @description The new inspection report; without it, the report is removed. */
        StaffSetInspectionPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            inspection?: components["schemas"]["StaffInspection"];
        };
        /** @description The payload of `staffSetInsurance`. */
        StaffSetInsurancePayload: {
            version: components["schemas"]["TermVersion"];
            policyFeeCents: components["schemas"]["Cents"];
            ratioOfCif: components["schemas"]["PartOfOne"];
            minimumCents: components["schemas"]["Cents"];
        };
        /** @description The payload of `staffSetLegalText`. */
        StaffSetLegalTextPayload: {
            name: components["schemas"]["LegalName"];
            counter: components["schemas"]["LegalCounter"];
            /** @description The day from which it is in force, today or later. */
            fromDay: components["schemas"]["StaffDay"];
            texts: components["schemas"]["LegalTexts"];
            /** @description The scheduled version of which this is a correction. It is withdrawn, even if this one begins on another day. */
            replaces?: components["schemas"]["LegalVersion"];
        };
        /** @description The payload of `staffSetRates`. */
        StaffSetRatesPayload: {
            version: components["schemas"]["TermVersion"];
            jpyPerUsd: components["schemas"]["Rate"];
            kesPerUsd: components["schemas"]["Rate"];
        };
        /** @description The payload of `staffSetRefundRules`. */
        StaffSetRefundRulesPayload: {
            version: components["schemas"]["TermVersion"];
            rules: components["schemas"]["RefundRules"];
        };
        /** @description The payload of `staffSetReservationLimits`. */
        StaffSetReservationLimitsPayload: {
            version: components["schemas"]["TermVersion"];
            perBuyer: components["schemas"]["ReservationsPerBuyer"];
            perDealer: components["schemas"]["ReservationsPerDealer"];
        };
        /** @description The payload of `staffSetVehicleOffers`. */
        StaffSetVehicleOffersPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            isOn: boolean;
            /** @description The lower limit in whole US dollars; without it the minimum price counts. */
            limit?: components["schemas"]["OfferDollars"];
        };
        /** @description The payload of `staffSetVideo`. */
        StaffSetVideoPayload: {
            id: components["schemas"]["Id"];
            /** @description The video at the time of choosing this one; absent if there was none. */
            seen?: components["schemas"]["StaffVideoAddress"];
            /** @description A video in MP4 (H.264, AV1, VP9) or WebM of at most 13312 KB. Its content determines the format. */
            videoBase64: string;
        };
        /** @description The payload of `staffSettleChat`. */
        StaffSettleChatPayload: {
            id: components["schemas"]["Id"];
            /** @description The last message that the caller read. If there is a later one, the chat still waits. */
            seen: components["schemas"]["StaffMessageId"];
        };
        /** @description The payload of `staffShipOrder`. */
        StaffShipOrderPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            freightNumber: components["schemas"]["StaffFreightNumber"];
            logisticsLink?: components["schemas"]["LogisticsLink"];
            vessel?: components["schemas"]["StaffVessel"] | null;
            departsOn?: components["schemas"]["StaffDay"] | null;
            arrivesOn?: components["schemas"]["StaffDay"] | null;
        };
        /** @description What planned days of a shipment would mean for the import of the vehicle. Nothing is saved. */
        StaffShipmentPreview: {
            /** @description Whether the vehicle may be imported with these days. Absent where nothing can be said. */
            importing?: components["schemas"]["ImportAssessment"];
        };
        /**
         * @description Statuses joined by commas; absent for all.
         * @example 1,5
         */
        StaffStatuses: string;
        /**
         * @description How long one step of orders took, in hours. Half of the orders were faster than `medianHours`, nine of ten than
         *     `slowHours`.
         */
        StaffStepTime: {
            /**
             * @description The step that ended the wait. `proof`: the deposit proof was submitted. `depositCheck`: it was approved.
             *     `shipping`: the vehicle was shipped. `balanceNotice`: the balance was requested. `balanceProof`: its proof was
             *     submitted. `balanceCheck`: it was approved. `delivery`: the buyer received the vehicle.
             * @enum {string}
             */
            step: "proof" | "depositCheck" | "shipping" | "balanceNotice" | "balanceProof" | "balanceCheck" | "delivery";
            count: number;
            /** @description The median. */
            medianHours: number;
            /** @description The 90th percentile. */
            slowHours: number;
        };
        /**
         * @description A change of a vehicle, by the name of its call.
         * @enum {string}
         */
        StaffStockAct: "saveVehicle" | "publishVehicle" | "withdrawVehicle" | "deleteDraft" | "duplicateVehicle" | "changePrice" | "setFlashSale" | "addPhoto";
        /** @description The vehicles on offer that were published between `fromDays` and `toDays` days ago. */
        StaffStockAge: {
            fromDays: number;
            /** @description Absent for the last. */
            toDays?: number;
            /** @description Vehicles on offer, including those held by an order. */
            count: number;
            /** @description Those held by an order. */
            held: number;
        };
        /** @description One value to choose, by the code that is sent and the name that is shown. */
        StaffStockChoice: {
            code: components["schemas"]["StockCode"];
            name: string;
        };
        /** @description The values to choose from when entering a vehicle. */
        StaffStockChoices: {
            makes: components["schemas"]["StaffStockChoice"][];
            models: components["schemas"]["StaffStockModel"][];
            styles: components["schemas"]["StaffStockStyle"][];
            colours: components["schemas"]["StaffStockChoice"][];
            yards: components["schemas"]["StaffStockChoice"][];
            equipment: components["schemas"]["StaffStockChoice"][];
            emissions: components["schemas"]["StaffStockChoice"][];
            /** @description The parts of a body by their names, from the front to the rear. */
            inspectionParts?: components["schemas"]["StaffStockChoice"][];
            markKinds?: components["schemas"]["StaffStockChoice"][];
            /** @description The sizes of marks by number. */
            markDegrees?: components["schemas"]["StaffStockChoice"][];
            readingSources?: components["schemas"]["StaffStockChoice"][];
        };
        /** @description The stock as a file, and the number of its vehicles. */
        StaffStockExport: {
            /** @description The file, which can be imported. */
            text: string;
            rows: number;
        };
        /** @description An imported stock file, with the number of its rows by what happens to them. They are carried out in the background. */
        StaffStockImport: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StockFileName"];
            readAt: components["schemas"]["Moment"];
            readBy: components["schemas"]["StaffName"];
            /** @description The number of vehicles to add. */
            added: number;
            /** @description The number to change. */
            changed: number;
            /** @description The number that already match the file. */
            unchanged: number;
            /** @description The number of invalid rows. */
            faulty: number;
            /** @description The number of rows to add or change that were carried out. */
            done: number;
            photos: components["schemas"]["StaffImportPhotoCounts"];
            /** @description Present once all rows are done; photos of an archive can still be sent then. */
            endedAt?: components["schemas"]["Moment"];
        };
        /** @description The latest imports of stock files. */
        StaffStockImports: {
            /** @description The last twenty, the latest first. */
            imports: components["schemas"]["StaffStockImport"][];
        };
        /** @description A model to choose, of the make `makeId`. */
        StaffStockModel: {
            code: components["schemas"]["StockCode"];
            name: string;
            makeId: components["schemas"]["Id"];
        };
        /** @description One page of the stock, and the number of all vehicles that match the filter. */
        StaffStockPage: {
            total: number;
            vehicles: components["schemas"]["StaffStockSummary"][];
        };
        /** @description Part of a stock number, a name or a chassis number. */
        StaffStockSearch: string;
        /**
         * @description The column by which the stock is sorted.
         * @enum {string}
         */
        StaffStockSort: "changedAt" | "listedAt" | "stockNo" | "name" | "registered" | "mileageKm" | "price";
        /**
         * @description `draft`: not published yet. `available`: visible to buyers. `held`: in an order. `withdrawn`: removed from the site by
         *     staff. `sold`: its order is completed.
         * @enum {string}
         */
        StaffStockState: "draft" | "available" | "held" | "withdrawn" | "sold";
        /** @description A style to choose, of the model `modelId`, with what helps to find the right one. */
        StaffStockStyle: {
            code: components["schemas"]["StockCode"];
            name: string;
            modelId: components["schemas"]["Id"];
            /**
             * @description The start of its chassis numbers.
             * @example KSP130
             */
            chassis: string;
            /**
             * @description The first year in which it was sold new.
             * @example 2010
             */
            from: number;
            /**
             * @description The last.
             * @example 2019
             */
            to: number;
            /**
             * @description Engine, fuel, gearbox and drive in short form.
             * @example 1.0L, Petrol, CVT, 2WD
             */
            about: string;
        };
        /** @description A row of the stock. Prices are in whole US dollars. */
        StaffStockSummary: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            stockNo: components["schemas"]["StockNumber"];
            state: components["schemas"]["StaffStockState"];
            name: string;
            image: components["schemas"]["ImageUrl"];
            registered: components["schemas"]["StockMonth"];
            mileageKm: number;
            price: components["schemas"]["StockDollars"];
            lowestPrice: components["schemas"]["StockDollars"];
            /** @description How many photos of it were uploaded. */
            photos: number;
            yardId: components["schemas"]["StockCode"];
            /** @description Present while it is on flash sale. */
            flashEndsAt?: components["schemas"]["Moment"];
            listedAt: components["schemas"]["Moment"];
            changedAt: components["schemas"]["Moment"];
        };
        /** @description The payload of `staffTakeBackLegalText`. */
        StaffTakeBackLegalTextPayload: {
            name: components["schemas"]["LegalName"];
            counter: components["schemas"]["LegalCounter"];
            /** @description The version to withdraw, which has not begun. */
            version: components["schemas"]["LegalVersion"];
        };
        /** @description The payload of `staffTakeBackListPrice`. */
        StaffTakeBackListPricePayload: {
            version: components["schemas"]["ImportChangeVersion"];
            countryCode: components["schemas"]["CountryCode"];
            modelId: components["schemas"]["Id"];
            chassis: components["schemas"]["ListedChassis"];
            /** @description The first day of the entry to delete, which has not begun. */
            from: components["schemas"]["StaffDay"];
        };
        /** @description The payload of `staffTakeChat`. */
        StaffTakeChatPayload: {
            id: components["schemas"]["Id"];
            /** @description The chat's assignee, as the caller sees it; absent if unassigned. */
            from?: components["schemas"]["Id"];
        };
        /** @description One saved version of a pricing setting. */
        StaffTermVersion: {
            version: components["schemas"]["TermVersion"];
            setAt: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            setBy: string;
            rates?: components["schemas"]["Rates"];
            deposit?: components["schemas"]["DepositTerm"];
            insurance?: components["schemas"]["InsuranceTerm"];
            freight?: components["schemas"]["FreightTerm"];
            clearance?: components["schemas"]["ClearanceTerm"];
        };
        /** @description Who changed a pricing setting, when, and to which values. */
        StaffTermVersions: {
            /** @description The latest first. Each has only the fields of the requested part. */
            versions: components["schemas"]["StaffTermVersion"][];
        };
        /** @description All current pricing settings, and the places to choose from. */
        StaffTerms: {
            rates: components["schemas"]["RatesNow"];
            deposit: components["schemas"]["DepositNow"];
            insurance: components["schemas"]["InsuranceNow"];
            freight: components["schemas"]["FreightNow"];
            clearance: components["schemas"]["ClearanceNow"];
            /** @description The parts that are not set. Until there are none, nothing can be priced or reserved. */
            missing: components["schemas"]["TermPart"][];
            /** @description Where vehicles are shipped from. */
            yards: components["schemas"]["NamedPlace"][];
            /** @description The destination ports. */
            ports: components["schemas"]["NamedPlace"][];
            /** @description The destination countries. */
            countries: components["schemas"]["NamedPlace"][];
        };
        /** @description What planned pricing settings would do to the price of one vehicle. Nothing is saved. */
        StaffTermsPreview: {
            sample: components["schemas"]["PreviewSample"];
            /** @description The parts of the price, in the order in which they add up. */
            lines: components["schemas"]["PreviewLine"][];
            /** @description The pricing settings whose absence prevents a new price. */
            missing: components["schemas"]["TermPart"][];
        };
        /**
         * @description A time of day by the market's clock. An end before the beginning is on the next day.
         * @example 08:00
         */
        StaffTimeOfDay: string;
        /** @description A change of an order's state: what was done, by whom, and the status since then. */
        StaffTimelineEntry: {
            at: components["schemas"]["Moment"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
            /** @example approvePayment */
            act: string;
            /**
             * @description `buyer`, `clock`, or the name of a staff member.
             * @example Amina Otieno
             */
            actor: string;
            note?: string;
        };
        /** @description Tasks waiting for staff, by whose turn it is, and missing settings. */
        StaffToday: {
            at: components["schemas"]["Moment"];
            /** @description Problems that keep the marketplace from working properly. */
            notices: components["schemas"]["StaffNotice"][];
            /**
             * @description No account for payments is set. For roles that can set one; absent otherwise.
             * @constant
             */
            lacksBankAccount?: true;
            /**
             * @description The data of the company are not set, so pages show neither phone nor address. For owners; absent otherwise.
             * @constant
             */
            lacksCompany?: true;
            /**
             * @description The number of clearing agents whose licence has ended or ends within 30 days. For owners; absent if there are none.
             * @example 1
             */
            endingLicences?: number;
            /** @description Waiting items of the kinds that the caller's role handles. */
            groups: components["schemas"]["StaffWaitingGroup"][];
            /** @description Orders whose money waits for accounts. For owners, accounts and read-only staff. */
            money?: components["schemas"]["StaffMoneyWaiting"];
            /** @description Questions about vehicles without an answer. For owners, sales and read-only staff. */
            questions?: components["schemas"]["StaffOpenQuestions"];
            /** @description M-Pesa payments that belong to no order yet. For owners, accounts and read-only staff; absent where M-Pesa is not set up. */
            mpesa?: components["schemas"]["StaffOpenMpesa"];
            /** @description Offers of buyers that wait for an answer. For owners, sales and read-only staff. */
            offers?: components["schemas"]["StaffOpenOffers"];
            /** @description Claims that wait for staff, accepted ones included. For owners, sales, accounts and read-only staff. */
            claims?: components["schemas"]["StaffWaitingClaims"];
        };
        /**
         * @description The tokens of a staff session. Buyer calls refuse them, and staff calls refuse a buyer's. A session ends after 15 minutes
         *     without a call, and at most 12 hours after its login.
         */
        StaffTokens: {
            accessToken: components["schemas"]["Token"];
            refreshToken: components["schemas"]["Token"];
            /** @description The latest end of the session. */
            endsAt: components["schemas"]["Moment"];
        };
        /** @description A secret for an authenticator app. It becomes valid once a code of it is given. */
        StaffTotp: {
            /** @description For typing if the QR code cannot be scanned. */
            secret: string;
            /** @description The content of the QR code. */
            uri: string;
        };
        /**
         * @description The app's current six digits.
         * @example 482913
         */
        StaffTotpCode: string;
        /**
         * @description The clockwise rotation of the photo in degrees.
         * @enum {integer}
         */
        StaffTurn: 0 | 90 | 180 | 270;
        /** @description A vehicle with all facts, photos and past prices, and what the caller can do with it now. */
        StaffVehicle: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            stockNo: components["schemas"]["StockNumber"];
            state: components["schemas"]["StaffStockState"];
            name: string;
            sheet: components["schemas"]["StockSheet"];
            photos: components["schemas"]["StaffPhoto"][];
            /** @description Absent if it has none. */
            video?: components["schemas"]["StaffVideo"];
            /** @description Its price history, latest first. Prices from before the desk are not included. */
            prices: components["schemas"]["StaffPriceChange"][];
            flashSale?: components["schemas"]["StaffFlashSale"];
            /** @description Absent if none was entered. */
            inspection?: components["schemas"]["StaffInspection"];
            offers?: components["schemas"]["StaffVehicleOffers"];
            /** @description What the caller's role can do with the vehicle in its current state. */
            can: components["schemas"]["StaffStockAct"][];
            listedAt: components["schemas"]["Moment"];
            changedAt: components["schemas"]["Moment"];
        };
        /** @description The payload of `staffPublishVehicle`. */
        StaffVehicleActPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
        };
        /** @description Whether and how a vehicle takes offers. */
        StaffVehicleOffers: {
            isOn: boolean;
            /**
             * @description The lower limit in whole US dollars. Buyers never see it. Without one below the current price the minimum price counts.
             *     Offers below the tenth of the price that the limit is in are declined at once; those between there and the limit
             *     come to staff, so that nobody finds the limit by trying.
             */
            limit?: components["schemas"]["OfferDollars"];
        };
        /** @description A vehicle's state after a change, and the version to send with the next one. */
        StaffVehicleState: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            stockNo: components["schemas"]["StockNumber"];
            state: components["schemas"]["StaffStockState"];
        };
        /** @description The video of a vehicle after the change. */
        StaffVehicleVideo: {
            /** @description Absent if it has none by now. */
            video?: components["schemas"]["StaffVideo"];
        };
        /**
         * @description The ship, with its voyage.
         * @example MV Highway Star 041
         */
        StaffVessel: string;
        /** @description The video of a vehicle, a file that pages play. */
        StaffVideo: {
            address: components["schemas"]["StaffVideoAddress"];
            /** @description How large its file is; absent for one that came with a demo. */
            bytes?: number;
        };
        /**
         * @description Its public address; each video has another.
         * @example /videos/st1/5f1d0c9be2a47736.mp4
         */
        StaffVideoAddress: string;
        /**
         * @description Visits from elsewhere, by landing page. No identity is stored, so returning visitors count again. Pages shown from the
         *     browser's cache are not counted.
         */
        StaffVisits: {
            home: number;
            list: number;
            vehicle: number;
            other: number;
        };
        /** @description The number of claims that wait for staff; for roles that act on claims or read everything. */
        StaffWaitingClaims: {
            count: number;
            /** @description The first deadline, possibly past; absent if none waits. */
            dueAt?: components["schemas"]["Moment"];
        };
        /** @description Tasks waiting for the same reason. `count` includes those that `items` leaves out. */
        StaffWaitingGroup: {
            kind: components["schemas"]["StaffWaitingKind"];
            /**
             * @description Whose turn it is.
             * @enum {string}
             */
            turn: "accounts" | "buyer" | "logistics" | "sales";
            count: number;
            /** @description The hundred that wait longest, oldest first. */
            items: components["schemas"]["StaffWaitingItem"][];
        };
        /** @description One thing that waits, and since when. */
        StaffWaitingItem: {
            /** @description The order, account of the chat, certification or inquiry. */
            id: components["schemas"]["Id"];
            /** @description The order number, the e-mail of the account or the name of the company. */
            title: string;
            /** @description The vehicle or the last text. */
            detail?: string;
            since: components["schemas"]["Moment"];
            /** @description The deadline. */
            dueAt?: components["schemas"]["Moment"];
        };
        /**
         * @description `payment`: a proof to review. `deposit`: a reservation that lapses within six hours. `ship`: a paid vehicle without a ship.
         *     `car`: one with a ship, to be prepared. `balance`: a vehicle at sea whose balance is to be requested. `chat`, `dealer`,
         *     `inquiry`: a message, a company or a question without an answer.
         * @enum {string}
         */
        StaffWaitingKind: "payment" | "deposit" | "ship" | "car" | "balance" | "chat" | "dealer" | "inquiry";
        /** @description The latest version of the open order, and who else has it open, so that nobody works on an outdated state. */
        StaffWatch: {
            version: components["schemas"]["OrderVersion"];
            /** @description Other staff members who have the order open now. */
            others: components["schemas"]["StaffPresence"][];
        };
        /** @description Events in a week, whenever their order began. */
        StaffWeek: {
            /** @description A Monday. */
            startsOn: components["schemas"]["StaffDay"];
            visits: components["schemas"]["StaffVisits"];
            /** @description New accounts. */
            registrations: number;
            /** @description The number of vehicles whose price logged-in buyers requested, each counted once, at its last request. */
            priceRequests: number;
            reservations: number;
            /** @description Orders with their first deposit proof. */
            proofs: number;
            /** @description Orders with their first confirmed deposit. */
            deposits: number;
            deliveries: number;
            ended: components["schemas"]["StaffEndings"];
        };
        /**
         * @description The days of the week as digits, 1 for Monday to 7 for Sunday.
         * @example 123456
         */
        StaffWeekdays: string;
        /** @description The first login of a new staff member, with the codes for a lost second factor. */
        StaffWelcome: {
            tokens: components["schemas"]["StaffTokens"];
            /** @description Shown only once. */
            recoveryCodes: string[];
        };
        /** @description The payload of `staffWithdrawAnswer`. */
        StaffWithdrawAnswerPayload: {
            id: components["schemas"]["Id"];
        };
        /** @description How the rows of a workbook map to the catalogue. `rows` of the file has one entry per variant then. */
        StaffWorkbookRows: {
            /** @description The number of rows of the list. */
            rows: number;
            /** @description The number about one of our variants. */
            matched: number;
            /** @description The number that fit several models. They are left out. */
            ambiguous: number;
            /** @description The number about no variant of ours. */
            unknown: number;
            /** @description The number without an amount above 0. They are left out. */
            unpriced: number;
            /** @description The number of vehicles for sale whose list price changes. */
            stock: number;
        };
        /**
         * @description The side of the steering wheel.
         * @enum {string}
         */
        SteeringFilter: "right" | "left";
        /** @description The code of a choice from `staffListStockChoices`. */
        StockCode: string;
        /**
         * @description A column by its name in the file.
         * @example price_usd
         */
        StockColumn: string;
        /**
         * @description A price at the yard in whole US dollars.
         * @example 6100
         */
        StockDollars: number;
        /**
         * @description The name of an imported file, for the list of imports.
         * @example stock.csv
         */
        StockFileName: string;
        /**
         * @description The grade of the inspection; empty if there was none.
         * @example 4.5
         * @enum {string}
         */
        StockGrade: "" | "S" | "6" | "5" | "4.5" | "4" | "3.5" | "3" | "2" | "1" | "R" | "RA";
        /**
         * @description The grade of the inside; empty if there was none.
         * @enum {string}
         */
        StockInteriorGrade: "" | "A" | "B" | "C" | "D" | "E";
        /**
         * @description Year and month of the first registration.
         * @example 2018-03
         */
        StockMonth: string;
        /**
         * @description The number by which staff, buyers and imports identify the vehicle, in any letter case.
         * @example GP-300001
         */
        StockNumber: string;
        /** @description A remark about a vehicle in one language, which buyers see; empty if there is none. */
        StockRemark: string;
        /** @description Further description of the vehicle, by language. A missing language falls back to the first that exists. */
        StockRemarks: {
            en?: components["schemas"]["StockRemark"];
            zh?: components["schemas"]["StockRemark"];
            ja?: components["schemas"]["StockRemark"];
        };
        /**
         * @description What a row of an imported file does: adds something, changes it, changes nothing, or is invalid.
         * @enum {string}
         */
        StockRowKind: "added" | "changed" | "unchanged" | "faulty";
        /** @description All facts about a vehicle that staff enter. Prices are in whole US dollars; buyers never see `lowestPrice`. */
        StockSheet: {
            /** @description The style in the catalogue, which defines make, model, engine, gearbox, seats and size. */
            styleId: components["schemas"]["Id"];
            registered: components["schemas"]["StockMonth"];
            mileageKm: number;
            colourCode: components["schemas"]["StockCode"];
            /**
             * @description The side of the steering wheel.
             * @enum {string}
             */
            handle: "right" | "left";
            /**
             * @description The whole number; visitors see it without its last three characters. Empty if unknown.
             * @example KSP130-2104871
             */
            chassisNumber: string;
            /** @description The yard of the vehicle, by its transport template. */
            yardId: components["schemas"]["StockCode"];
            conditionGrade: components["schemas"]["StockGrade"];
            interiorGrade: components["schemas"]["StockInteriorGrade"];
            /** @description Absent if unknown. */
            airbags?: number;
            /** @description Whether the air conditioning is automatic. Absent if unknown. */
            climateControl?: boolean;
            /** @description The equipment. If empty, buyers see nothing about equipment. */
            equipment: components["schemas"]["StockCode"][];
            /**
             * @description The emission standard; empty if unknown.
             * @enum {string}
             */
            emissionCode: "" | "china-5" | "china-6";
            remarks: components["schemas"]["StockRemarks"];
            price: components["schemas"]["StockDollars"];
            /** @description The minimum price after coupons. At most the price. */
            lowestPrice: components["schemas"]["StockDollars"];
            isNewArrival: boolean;
            /** @description Whether the home page shows it among the hot vehicles. */
            isDaily: boolean;
            isHighQuality: boolean;
            isBestSeller: boolean;
        };
        /**
         * @description Counts the changes of the vehicle by staff. A call that changes it names the version that its caller read.
         * @example 3
         */
        StockVersion: number;
        /** @description The payload of `stopSearchLetters`. */
        StopLettersPayload: {
            id: components["schemas"]["Id"];
            /** @description The `key` of the link. */
            key: string;
        };
        /** @description A style of a model. */
        Style: {
            /** @description The style alone. The vehicle list has no style filter; a chosen style is sent as its `searchKey`. */
            styleName: string;
            /** @description Make, model and style. */
            styleFullName: string;
            modelId: components["schemas"]["Id"];
            makeId: components["schemas"]["Id"];
            /**
             * @description As `estimateAnyCar` takes it. Absent if unknown.
             * @enum {string}
             */
            fuel?: "petrol" | "diesel" | "hybrid" | "electric";
            /** @description Cubic centimetres. Absent if unknown, and for electric vehicles. */
            displacementCc?: number;
        };
        /** @description The payload of `listStyles`. */
        StyleListPayload: {
            modelId: components["schemas"]["Id"];
        };
        /**
         * @description The bank's code for payments from abroad.
         * @example KCBLKENX
         */
        SwiftCode: string;
        /**
         * @description `rates`: the exchange rates of the dollar to yen and shillings. `deposit`: the deposit as a share of the total. `insurance`:
         *     its fee, ratio and minimum. `freight`: tariffs by yard, port and transport. `clearance`: the agency's charges by country.
         * @enum {string}
         */
        TermPart: "rates" | "deposit" | "insurance" | "freight" | "clearance";
        /** @description The version of a pricing setting after the change, to be sent with the next one. */
        TermSet: {
            version: components["schemas"]["TermVersion"];
        };
        /**
         * @description Counts the changes of a part. A call that changes it names the version that its caller read; 0 before the first change at the desk.
         * @example 3
         */
        TermVersion: number;
        /** @description The payload of `listVehicleThreads`. */
        ThreadListPayload: {
            pageNo: components["schemas"]["PageNo"];
            /** @description How many vehicles make a page; the site asks for 10. */
            pageSize: number;
        };
        /** @description A step of the conversation about a vehicle. */
        ThreadMessage: {
            at: components["schemas"]["Moment"];
            /**
             * @description Who did it: the buyer, we, or time.
             * @enum {string}
             */
            by: "buyer" | "staff" | "clock";
            /** @description The staff member. Only shown to staff. */
            byName?: string;
            /** @enum {string} */
            kind: "inquiry" | "question" | "offer";
            /**
             * @description What an offer's step did. Absent for other kinds. `use`: the buyer reserved the vehicle at the price. `end`: the vehicle
             *     is no longer available.
             * @enum {string}
             */
            act?: "offer" | "counter" | "accept" | "decline" | "withdraw" | "expire" | "use" | "end";
            /** @description The price that an offer's step named, in whole US dollars. */
            price?: components["schemas"]["OfferDollars"];
            /** @description What was written. Absent if nothing was. */
            text?: string;
        };
        /**
         * @description A time in the caller's time zone.
         * @example 2026-06-11 09:24
         */
        TimeText: string;
        /**
         * @description The caller's IANA time zone, in which the server writes its times.
         * @example Africa/Nairobi
         */
        TimeZone: string;
        /** @description A step about money. The amount of a confirmed payment is in the step of that payment. */
        TimelineMoney: {
            at: components["schemas"]["Moment"];
            kind: components["schemas"]["MoneyLineKind"];
            amount: components["schemas"]["PriceText"];
            /** @enum {string} */
            by: "staff";
            /** @description The staff member who did it. Only shown to staff. */
            byName?: string;
            /** @enum {string} */
            payment?: "deposit" | "balance";
            day?: components["schemas"]["CalendarDay"];
            reference?: components["schemas"]["BankReference"];
            reason?: components["schemas"]["MoneyReason"];
        };
        /** @description What comes next in an order, and by when. */
        TimelineNext: {
            /**
             * @description Whose turn it is; the ship during the voyage.
             * @enum {string}
             */
            turn: "buyer" | "us" | "ship";
            /** @enum {string} */
            what: "payDeposit" | "checkDeposit" | "ship" | "askBalance" | "payBalance" | "checkBalance" | "arrive" | "release" | "confirmReceipt";
            /** @description The deadline. */
            dueAt?: components["schemas"]["Moment"];
            /** @description The expected day, or the last one. */
            dueOn?: components["schemas"]["CalendarDay"];
            /** @description The usual minimum number of days, if known. */
            minDays?: number;
            /** @description The usual maximum number of days, if known. */
            maxDays?: number;
        };
        /** @description A file of a payment proof, as received. */
        TimelineProof: {
            sha256: string;
            bytes: number;
        };
        /** @description A step in the history of an order. */
        TimelineStep: {
            at: components["schemas"]["Moment"];
            /**
             * @description The kind of step. For inspection, vessel and days, each change is a separate step; one without a day, a vessel or an
             *     issuer withdrew the earlier information. More kinds may be added.
             */
            what: ("reserved" | "proofReceived" | "proofRejected" | "paymentConfirmed" | "shipped" | "balanceAsked" | "delivered" | "cancelled" | "inspectionPlanned" | "inspectionPassed" | "vesselNamed" | "departureSet" | "arrivalExpected" | "arrived" | "released" | "paperAdded" | "paperWithdrawn") | components["schemas"]["UnknownValue"];
            /**
             * @description Who did it: the buyer, the company, or a deadline.
             * @enum {string}
             */
            by: "buyer" | "staff" | "clock";
            /** @description The staff member who did it. Only shown to staff. */
            byName?: string;
            /**
             * @description The payment of the step.
             * @enum {string}
             */
            payment?: "deposit" | "balance";
            /** @description The amount of a confirmed payment. */
            amount?: components["schemas"]["PriceText"];
            /** @description Why a payment proof was rejected; for staff also why an order was cancelled. */
            remark?: string;
            day?: components["schemas"]["CalendarDay"];
            /** @description The previous day. */
            formerDay?: components["schemas"]["CalendarDay"];
            vessel?: components["schemas"]["VesselName"];
            inspectedBy?: components["schemas"]["InspectionIssuer"];
            number?: components["schemas"]["PaperNumber"];
            checkAt?: components["schemas"]["CertificateLink"];
            /** @description The files of a received payment proof. */
            proofs?: components["schemas"]["TimelineProof"][];
            /** @description The documents of the step. */
            papers?: components["schemas"]["Paper"][];
        };
        /** @description An opaque token that only its issuer can read. */
        Token: string;
        /** @description How many vehicles have a trait. */
        TraitCount: {
            /**
             * @description The option as the filter takes it, written as text; for years, one year.
             * @example 4.5
             */
            value: string;
            count: number;
        };
        /** @description How many vehicles there are for each trait. */
        TraitCounts: components["schemas"]["TraitCount"][];
        /**
         * @description The number of vehicles for each option of these filters, given all other filters, like `VehicleFacets`. Each year is counted
         *     separately, whatever `yearFrom` and `yearTo` say; an automatic counts again under its own kind, and a grade includes all
         *     higher ones. Absent unless `traitFacetsFlag` was sent.
         */
        TraitFacets: {
            year: components["schemas"]["TraitCounts"];
            gearbox: components["schemas"]["TraitCounts"];
            fuel: components["schemas"]["TraitCounts"];
            steering: components["schemas"]["TraitCounts"];
            drive: components["schemas"]["TraitCounts"];
            grade: components["schemas"]["TraitCounts"];
            colour: components["schemas"]["TraitCounts"];
        };
        /** @description The payload of `getTransferPrice`. */
        TransferPricePayload: {
            carSourceId: components["schemas"]["Id"];
            /** @description The amount to convert, in the currency that convertType names first. */
            origPrice: number;
            /**
             * @description USDToKES from US dollars, JPYToKES from Japanese yen; both to Kenyan shillings.
             * @enum {string}
             */
            convertType: "USDToKES" | "JPYToKES";
        };
        /** @description A price in another currency. */
        TransferredPrice: {
            /** @description The amount in Kenyan shillings, rounded to the whole shilling. */
            finalPrice: components["schemas"]["AmountKES"];
        };
        /** @description A kind of transport. */
        Transport: {
            type: components["schemas"]["TransportType"];
            /** @example RORO */
            desc: string;
        };
        /**
         * @description The type of a port's transport, for instance 1 for RORO and 2 for a container.
         * @example 1
         */
        TransportType: string;
        /** @description Only complete parts, where the last part of the file may be shorter. */
        UploadPartFilesPayload: {
            id: components["schemas"]["Id"];
            /** @description The number of the first part in it. */
            first: number;
            /** @description The hash of all data sent in this call. */
            sha256: components["schemas"]["FileHash"];
            /**
             * Format: binary
             * @description One or more consecutive parts, of at most 512 KB together.
             */
            file: string;
        };
        /** @description Only complete parts, where the last part of the file may be shorter. */
        UploadPartsPayload: {
            id: components["schemas"]["Id"];
            /** @description The number of the first part in it. */
            first: number;
            /** @description The hash of all data sent in this call. */
            sha256: components["schemas"]["FileHash"];
            /** @description One or more consecutive parts, of at most 512 KB together. */
            partsBase64: string;
        };
        /** @description What has arrived of an upload in parts. */
        UploadState: {
            id: components["schemas"]["Id"];
            /** @description The size of a part. The last one has the rest. */
            partBytes: number;
            /** @description How many parts there are. */
            parts: number;
            /** @description The numbers of the missing parts, from 1, in order. */
            missing: number[];
            /** @description The address of the picture, once it is finished. */
            image?: components["schemas"]["UploadedImage"];
        };
        /**
         * @description The url is the caller's own link: it shows the picture for at least half an hour and at most an hour, and no longer than the
         *     session lasts. Calls that take pictures accept it unchanged, even after it has expired.
         */
        UploadedImage: {
            /**
             * @description 100 for a stored picture. A client treats any other value, or none, as a failed upload.
             * @constant
             */
            Status: 100;
            url: components["schemas"]["ImageUrl"];
        };
        /** @description The e-mail address and country of the user. */
        UserInfo: {
            email: components["schemas"]["Email"];
            countryName: components["schemas"]["CountryName"];
        };
        /** @description A vehicle in a list. */
        Vehicle: {
            styleName: components["schemas"]["VehicleName"];
            styleId: components["schemas"]["Id"];
            styleImage: components["schemas"]["ImageUrl"];
            photos: components["schemas"]["Photo"][];
            vehicleStatus: components["schemas"]["VehicleStatus"];
            detailState?: components["schemas"]["DetailState"];
            /** @description The caller's own live order on this vehicle. Present only while vehicleStatus is 3. */
            orderId?: components["schemas"]["Id"];
            /** @description The status of the order in orderId, present with it. */
            status?: components["schemas"]["OrderStatus"];
            /** @description The listed price, CIF to Mombasa by RORO, after a flash-sale deduction. */
            vehiclePriceDesc: components["schemas"]["PriceText"];
            /** @description The listed price before the flash-sale deduction. Present only on a flash-sale vehicle. */
            vehicleOrigPriceDesc?: components["schemas"]["PriceText"];
            /** @description The listed price in Kenyan shillings, approximate. */
            priceKES: components["schemas"]["AmountKES"];
            pricesUnset?: components["schemas"]["PricesUnset"];
            /**
             * @description Nothing can be reserved, because there is no account for payments. Absent otherwise.
             * @example true
             */
            reservationsPaused?: boolean;
            /**
             * @description Buyers can make an offer for the vehicle with `makeOffer`, or the caller has a running one. Absent otherwise.
             * @example true
             */
            acceptsOffers?: boolean;
            /**
             * @description The deposit as a share of the total price. Meaningless while pricesUnset is true.
             * @example 0.3
             */
            depositRatio: number;
            flashSale: components["schemas"]["FlashSaleFlag"];
            /** @description Seconds until the flash sale ends. Present only on a flash-sale vehicle. */
            remainingTimes?: components["schemas"]["RemainingTimes"];
            /**
             * @description '1' the caller has saved the vehicle; '0' not, as always for a visitor.
             * @enum {string}
             */
            favoriteState: "0" | "1";
            /** @description The transport template of the place that the vehicle ships from. `listPorts` takes it as templateId. */
            transportTemplateId: components["schemas"]["Id"];
            regDate: components["schemas"]["RegistrationDate"];
            mileage: components["schemas"]["DisplayMileage"];
            displacement: components["schemas"]["Displacement"];
            fuelType: components["schemas"]["Fuel"];
            /**
             * @description The gearbox. Absent if unknown.
             * @example CVT
             */
            transmission?: string;
            /** @example Pearl White */
            color: string;
            /**
             * @description The number of seats.
             * @example 5
             */
            seat: string;
            /**
             * @description The side of the steering wheel.
             * @example Right
             */
            handlePosition: string;
            /**
             * @description The location of the vehicle, by country.
             * @example Japan
             */
            country: string;
            /**
             * @description The reference number for buyers and staff.
             * @example GP-100001
             */
            refNo: string;
            remark?: string;
        };
        /**
         * @description A vehicle in a list. It has its price in both US dollars and yen, because the Japanese interface shows yen: a list cached by
         *     the client stays correct when the language changes, and no client converts.
         */
        VehicleCard: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VehicleName"];
            registrationDate: components["schemas"]["RegistrationDate"];
            displayMileage: components["schemas"]["DisplayMileage"];
            displacement: components["schemas"]["Displacement"];
            fuel: components["schemas"]["Fuel"];
            gearbox?: components["schemas"]["Gearbox"];
            imageUrl: components["schemas"]["ImageUrl"];
            secondImageUrl?: components["schemas"]["SecondImageUrl"];
            priceUSD: components["schemas"]["AmountUSD"];
            priceJPY: components["schemas"]["AmountJPY"];
            priceKES: components["schemas"]["AmountKES"];
            tag: components["schemas"]["VehicleTag"];
            origPriceUSD?: components["schemas"]["AmountUSD"];
            origPriceJPY?: components["schemas"]["AmountJPY"];
            flashSaleDeduction?: components["schemas"]["PriceText"];
            remainingTimes?: components["schemas"]["RemainingTimes"];
            pricesUnset?: components["schemas"]["PricesUnset"];
            /**
             * @description The total cost of the vehicle in the country of `landedCountryCode`. Absent if unknown, and unless the list is filtered
             *     or sorted by it.
             */
            landedCost?: components["schemas"]["CostSpan"];
        };
        /** @description A vehicle and the data for ordering it. */
        VehicleDetail: {
            vehicle: components["schemas"]["Vehicle"];
            /** @description The vehicle's properties by group. The first group holds the base properties. */
            property: components["schemas"]["PropertyGroup"][];
            /** @description Absent if unknown. */
            inspection?: components["schemas"]["VehicleInspection"];
            /** @description The countries that the vehicle can be shipped to. */
            country: components["schemas"]["Country"][];
            /**
             * @description The destination of the listed price. The order form starts with it unless the buyer has chosen another or the default
             *     address has one. Absent if the vehicle is not shipped there.
             */
            destination?: components["schemas"]["OfferedDestination"];
            /** @description The caller's default address. Absent for a visitor and for a user without addresses. */
            receiveAddress?: components["schemas"]["Address"];
            /** @description The caller's coupons that this vehicle accepts. Empty for a visitor. */
            coupons: components["schemas"]["Coupon"][];
            /** @description Absent for a visitor. */
            poster?: components["schemas"]["PosterUser"];
        };
        /** @description The payload of `getVehicleDetail`. */
        VehicleDetailPayload: {
            carSourceId: components["schemas"]["Id"];
        };
        /**
         * @description The number of vehicles for each option of a filter, given all other filters: the filter's own choice does not affect its
         *     counts, and a make is counted without the chosen model. Options without a vehicle are left out. Absent unless `facetsFlag`
         *     was sent.
         */
        VehicleFacets: {
            make: components["schemas"]["FacetCounts"];
            modelLevel: components["schemas"]["FacetCounts"];
            price: components["schemas"]["FacetCounts"];
            carAge: components["schemas"]["FacetCounts"];
            mileage: components["schemas"]["FacetCounts"];
            seatsNum: components["schemas"]["FacetCounts"];
            type: components["schemas"]["FacetCounts"];
        };
        /** @description The findings of an inspection, in the call's language. */
        VehicleInspection: {
            /**
             * @description The overall grade. Absent if there is none.
             * @example 4.5
             */
            grade?: string;
            /**
             * @description The meaning of the grade. Present with it.
             * @example A few small marks
             */
            gradeText?: string;
            /**
             * @description The interior grade. Absent if there is none.
             * @example B
             */
            interiorGrade?: string;
            /**
             * @description The meaning of the grade. Present with it.
             * @example Clean, light wear
             */
            interiorText?: string;
            inspectedOn: components["schemas"]["InspectionDay"];
            inspectedBy: components["schemas"]["Inspector"];
            /** @description From front to rear. Empty if nothing was found. */
            marks: components["schemas"]["InspectionMark"][];
            /** @description The mileage readings, earliest first. */
            readings: components["schemas"]["MileageReading"][];
            /** @description The photo of the inspection or auction sheet. Absent if there is none. */
            sheet?: components["schemas"]["ImageUrl"];
            /**
             * @description The conclusion about the mileage from the readings.
             * @example 3 readings since 2019 never fall.
             */
            mileageText: string;
        };
        /**
         * @description A page of the vehicles that match every given filter; an omitted filter does not apply. A value on the border of two buckets
         *     belongs to the upper one. At most one of the five type flags is sent: 1 newArrivalFlag, 2 dailyFlag, 3 highQualityFlag, 4
         *     hotCarFlag, 5 flashSaleFlag; without a type filter none is.
         */
        VehicleListPayload: {
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /**
             * @description Words to search in make, model or style, trimmed and without commas. Besides names they may contain a fuel, gearbox,
             *     drive, colour, grade or side of the wheel, years of registration, seats, an engine size, and limits of price or mileage:
             *     `prado diesel 2018 or newer under 30k`, `7 seater white`, `普拉多 2018年以后`, `プラド 300万円以下`. An amount without a currency is dollars below 100,000; above, it is yen in Japanese and shillings
             *     otherwise.
             */
            searchKey?: string;
            makeId?: components["schemas"]["Id"];
            modelId?: components["schemas"]["Id"];
            modelLevelId?: components["schemas"]["Id"];
            price?: components["schemas"]["PriceFilter"];
            carAge?: components["schemas"]["CarAgeFilter"];
            mileage?: components["schemas"]["MileageFilter"];
            seatsNum?: components["schemas"]["SeatsFilter"];
            yearFrom?: components["schemas"]["YearFilter"];
            yearTo?: components["schemas"]["YearFilter"];
            gearbox?: components["schemas"]["GearboxFilter"];
            fuel?: components["schemas"]["FuelFilter"];
            steering?: components["schemas"]["SteeringFilter"];
            drive?: components["schemas"]["DriveFilter"];
            grade?: components["schemas"]["GradeFilter"];
            colour?: components["schemas"]["ColourFilter"];
            /**
             * @description Type 1, new arrivals.
             * @constant
             */
            newArrivalFlag?: 1;
            /**
             * @description Type 2, the day's vehicles, the same set as the home page's hot cars.
             * @constant
             */
            dailyFlag?: 1;
            /**
             * @description Type 3, vehicles of high quality.
             * @constant
             */
            highQualityFlag?: 1;
            /**
             * @description Type 4, best sellers.
             * @constant
             */
            hotCarFlag?: 1;
            /**
             * @description Type 5, vehicles on flash sale.
             * @constant
             */
            flashSaleFlag?: 1;
            /**
             * @description Leaves out vehicles that this country's import rules refuse with the next ship, as in `assessImport`. If no rule is
             *     known, nothing is left out.
             */
            importCountryCode?: components["schemas"]["CountryCode"];
            /**
             * @description The country for `landedFrom`, `landedTo` and sorting by landed cost: the total cost of a vehicle there, as in
             *     `estimateLandedCost` without coupons and without customs clearance, to the country's usual port, by the first transport
             *     that goes there. If not all taxes of a country are known, these neither filter nor sort, and `landed.known` is false.
             */
            landedCountryCode?: components["schemas"]["CountryCode"];
            landedFrom?: components["schemas"]["LandedFilter"];
            landedTo?: components["schemas"]["LandedFilter"];
            /**
             * @description The port of `listDestinations` whose prices order a list sorted by price. Absent for the port of the listed prices.
             *     Vehicles that do not go there are at the end.
             */
            deliveryPortId?: components["schemas"]["Id"];
            sort?: components["schemas"]["VehicleSort"];
            /**
             * @description Requests the counts of the filters' options.
             * @constant
             */
            facetsFlag?: 1;
            /**
             * @description Requests the counts of the options of year, gearbox, fuel, steering, drive, grade and colour.
             * @constant
             */
            traitFacetsFlag?: 1;
        };
        /**
         * @description Make, model and style, as shown.
         * @example Toyota Vitz 1.0 F
         */
        VehicleName: string;
        /** @description The conversation of the caller about one vehicle, and whether an offer can be made. */
        VehicleOffer: {
            /** @description Whether the vehicle is available and takes offers. */
            acceptsOffers: boolean;
            /** @description How many more offers the caller can make within 24 hours. */
            offersLeft: number;
            /** @description The vehicle alone (FOB) now, after a flash sale and before coupons. An offer is less. */
            vehiclePriceUSD: components["schemas"]["AmountUSD"];
            /** @description The caller's last offer. Absent if there is none. */
            offer?: components["schemas"]["Offer"];
            /** @description The oldest first. */
            messages: components["schemas"]["ThreadMessage"][];
        };
        /** @description The payload of `getVehicleOffer`. */
        VehicleOfferPayload: {
            carSourceId: components["schemas"]["Id"];
        };
        /** @description A page of vehicles, with counts for the filters. */
        VehiclePage: {
            /** @description The number of vehicles that match the filters, over all pages. */
            total: number;
            vehicleList: components["schemas"]["VehicleCard"][];
            /** @description The parts of `searchKey`, in its order. Absent without words. */
            understood?: components["schemas"]["SearchPart"][];
            /** @description What fewer words of `searchKey` find, if all of them find nothing. Absent if nothing is near. */
            nearest?: components["schemas"]["NearestSearch"][];
            /**
             * @description The number of further vehicles that match the filters but are left out because the country refuses them. Absent unless
             *     `importCountryCode` was sent.
             */
            refusedTotal?: number;
            landed?: components["schemas"]["ListedLandedCosts"];
            facets?: components["schemas"]["VehicleFacets"];
            traitFacets?: components["schemas"]["TraitFacets"];
        };
        /** @description Facts for judging a listed price. Listed prices are CIF Mombasa, without the deduction of a flash sale. */
        VehiclePriceFacts: {
            comparison?: components["schemas"]["PriceComparison"];
            /** @description Changes of the listed price within a year, the latest first. */
            changes: components["schemas"]["ListedPriceChange"][];
        };
        /** @description The payload of `getVehiclePriceFacts`. */
        VehiclePriceFactsPayload: {
            carSourceId: components["schemas"]["Id"];
        };
        /** @description A public question about a vehicle, with its answer. */
        VehicleQuestion: {
            id: components["schemas"]["Id"];
            /** @description The language of question and answer; en if it is not listed. */
            language: components["schemas"]["WrittenLanguage"];
            /** @description The same as a tag, also of languages that `language` does not list. */
            languageTag?: components["schemas"]["LanguageTag"];
            /** @description The question as staff published it. */
            question: string;
            answer: string;
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            answeredAt: string;
        };
        /** @description A page of public questions about a vehicle. */
        VehicleQuestionPage: {
            total: number;
            questions: components["schemas"]["VehicleQuestion"][];
        };
        /** @description The payload of `listVehicleQuestions`. */
        VehicleQuestionsPayload: {
            carSourceId: components["schemas"]["Id"];
            pageNo: components["schemas"]["PageNo"];
            /** @description How many questions make a page. */
            pageSize: number;
        };
        /**
         * @description The sort order; newest by default: the latest listed first. Booked vehicles are at the end in every order; in an order by
         *     landed cost, at the end of the vehicles with a known cost. Prices are sorted after a flash-sale deduction, to the port of
         *     `deliveryPortId`. Landed costs are sorted by the maximum cost of a vehicle in the country of
         *     `landedCountryCode`, which is required; vehicles with unknown cost come last in both directions. Ties have the same order on
         *     all pages.
         * @enum {string}
         */
        VehicleSort: "newest" | "priceAscending" | "priceDescending" | "yearNewest" | "mileageLowest" | "landedAscending" | "landedDescending";
        /**
         * @description The status for the caller: 0 removed or sold out; 1 available; 2 booked by somebody else; 3 in the caller's own order, or
         *     bought by the caller.
         * @enum {integer}
         */
        VehicleStatus: 0 | 1 | 2 | 3;
        /**
         * @description The one tag that a vehicle shows, decided by the server: promotion, sale (available), down (delisted) or locked
         *     (booked).
         * @enum {string}
         */
        VehicleTag: "promotion" | "sale" | "down" | "locked";
        /** @description A vehicle that the caller inquired about, asked about or made an offer for, with all messages. */
        VehicleThread: {
            carSourceId: components["schemas"]["Id"];
            /** @description When the latest message was written. */
            latestAt: components["schemas"]["Moment"];
            styleImage: components["schemas"]["ImageUrl"];
            styleName: components["schemas"]["VehicleName"];
            /** @description The vehicle's listed price. */
            vehiclePriceDesc: components["schemas"]["PriceText"];
            mileage: components["schemas"]["DisplayMileage"];
            regDate: components["schemas"]["RegistrationDate"];
            fuelTypeDesc: components["schemas"]["Fuel"];
            colorDesc: string;
            seatDesc: string;
            handlePositionDesc: string;
            /** @description The location of the vehicle, by country. */
            countryDesc: string;
            refNo: string;
            remark?: string;
            /** @description Whether the vehicle is available and takes offers. */
            acceptsOffers: boolean;
            /** @description How many more offers the caller can make within 24 hours. */
            offersLeft: number;
            /** @description The vehicle alone (FOB) now, after a flash sale and before coupons. An offer is less. */
            vehiclePriceUSD: components["schemas"]["AmountUSD"];
            /** @description The caller's last offer. Absent if there is none. */
            offer?: components["schemas"]["Offer"];
            /** @description The oldest first. */
            messages: components["schemas"]["ThreadMessage"][];
        };
        /** @description The payload of `verifyRegistration`. */
        VerificationPayload: {
            authKey: components["schemas"]["AuthKey"];
            password?: components["schemas"]["Password"];
            /** @description Whether the password replaces that of the registration. Ignored without a password. */
            isNewPassword?: boolean;
        };
        /** @description The answer of `verifyRegistration`: its success, or a failure that it lists. */
        VerifyRegistrationAnswer: components["schemas"]["VerifyRegistrationSuccess"] | {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: ("linkExpired" | "passwordCommon" | "tooManyRequests") | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure403"] | {
            /** @constant */
            code: 417;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
            reason?: ("registrationPasswordMissing" | "registrationPasswordWrong") | components["schemas"]["UnknownValue"];
        } | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"];
        /** @description The answer of `verifyRegistration` if it succeeds. */
        VerifyRegistrationSuccess: {
            /** @constant */
            code: 0;
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /**
         * @description The ship, with its voyage.
         * @example MV Highway Star 041
         */
        VesselName: string;
        /** @description The payload of `payDeposit`. */
        VoucherPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            proofImage: components["schemas"]["ProofImages"];
        };
        /**
         * @description What the payment proves, by the status it is uploaded in; 0 and 3 the deposit, 4 the balance.
         * @enum {integer}
         */
        VoucherStatus: 0 | 3 | 4;
        /** @description Who answers questions on WhatsApp. Absent if nobody does. */
        WhatsAppContact: {
            phone: components["schemas"]["CompanyPhone"];
            /**
             * @description The name of the member of staff.
             * @example Amina
             */
            agent: string;
            /**
             * @description How soon an answer comes.
             * @example Usually within an hour
             */
            reply: string;
        };
        /** @description Who answers questions on WhatsApp. */
        WhatsAppFacts: {
            phone: components["schemas"]["CompanyPhone"];
            agent: components["schemas"]["CompanyText"];
            /** @description How soon an answer comes. */
            reply: components["schemas"]["LocalText"];
        };
        /** @description The payload of `withdrawPaper`. */
        WithdrawPaperPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            paperId: components["schemas"]["Id"];
        };
        /**
         * @description A language in which staff write; cn is Chinese, jp is Japanese.
         * @example en
         * @enum {string}
         */
        WrittenLanguage: "en" | "cn" | "jp";
        /**
         * @description The freight table of a yard, which its vehicles name as their `transportTemplateId`.
         * @example 901
         */
        YardId: string;
        /**
         * @description A calendar year of the first registration; `yearFrom` and `yearTo` are both included. If the first is later, they are
         *     swapped.
         * @example 2018
         */
        YearFilter: number;
        /** @description No usable answer arrived; the code is a word, never a number of the catalogue. */
        TransportFailure: {
            /** @enum {string} */
            code: "offline" | "unreachable" | "timeout" | "unknown" | "unsealable" | "refused" | "unreadable" | "aborted";
            message: string;
        };
        /** @description The text to show after a success that has no body: the server's own, or 'operation succeeded'. */
        Acknowledgement: string;
        /** @description A value that this version does not know. */
        UnknownValue: string & { readonly '~unknown': true };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginPayload"];
            };
        };
        responses: {
            /** @description The tokens of the new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getLoginChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginChallengePayload"];
            };
        };
        responses: {
            /** @description A challenge, and the key for its proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginChallenge"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "tooManyRequests" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logged-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserInfoAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterPayload"];
            };
        };
        responses: {
            /** @description The address of the verification e-mail, and how long its link is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    verifyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationPayload"];
            };
        };
        responses: {
            /** @description Only the code. The account is verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyRegistrationAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    findPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindPasswordPayload"];
            };
        };
        responses: {
            /** @description Whether the e-mail was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordEmail"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure17"] | (components["schemas"]["Failure400"] & {
                        reason?: ("incorrectCaptcha" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordPayload"];
            };
        };
        responses: {
            /** @description Only the code. The new password is the only one that logs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("linkExpired" | "passwordCommon" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    modifyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyPasswordPayload"];
            };
        };
        responses: {
            /** @description Only the code. The new password is the only one that logs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("incorrectPassword" | "passwordCommon" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    modifyCountry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyCountryPayload"];
            };
        };
        responses: {
            /** @description Only the code. The country is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "unknownCountry" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenPayload"];
            };
        };
        responses: {
            /** @description The session's new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only the code. The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getBaseToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A token for a visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseToken"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getServerTime: {
        parameters: {
            query: {
                /** @description The time zone that the text is written in. */
                timeZone: components["schemas"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time when the answer was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerTime"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    sendClientLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ClientLogPayload"];
            };
        };
        responses: {
            /** @description Only the code. The entry was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "tooManyRequests" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageUploadPayload"];
                "multipart/form-data": components["schemas"]["ImageFileUploadPayload"];
            };
        };
        responses: {
            /** @description The address of the picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("imageEmpty" | "imageFormat" | "imagePixels" | "imageTooLarge" | "tooManyRequests" | "uploadsFull") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginUploadPayload"];
            };
        };
        responses: {
            /** @description The upload's state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "tooManyRequests" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    uploadParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadPartsPayload"];
                "multipart/form-data": components["schemas"]["UploadPartFilesPayload"];
            };
        };
        responses: {
            /** @description The updated upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("imageEmpty" | "imageTooLarge" | "partsDamaged" | "partsMisplaced" | "tooManyRequests" | "uploadDiffers" | "uploadGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    finishUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishUploadPayload"];
            };
        };
        responses: {
            /** @description The address of the picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("imageFormat" | "imagePixels" | "tooManyRequests" | "uploadDiffers" | "uploadGone" | "uploadIncomplete" | "uploadsFull") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    generateCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture and its key, and the alternative challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Captcha"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure17"] | (components["schemas"]["Failure400"] & {
                        reason?: "tooManyRequests" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries in the order in which they are offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company, and its clearing agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalTextPayload"];
            };
        };
        responses: {
            /** @description The text with its days, and which were in force before it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalText"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomePagePayload"];
            };
        };
        responses: {
            /** @description The login dialog's picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advertisement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomePagePayload"];
            };
        };
        responses: {
            /** @description The banners in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getHomeVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomePagePayload"];
            };
        };
        responses: {
            /** @description The vehicles of the three blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeVehicles"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getCouponPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomePagePayload"];
            };
        };
        responses: {
            /** @description The picture, large and small, and the amount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponPicture"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "noWelcomeCoupon" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listMakes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The makes by groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MakeList"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listHotMakes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hot makes, the hottest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Make"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelListPayload"];
            };
        };
        responses: {
            /** @description The models; none for an unknown make. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listStyles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StyleListPayload"];
            };
        };
        responses: {
            /** @description The styles; none for an unknown model. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Style"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleListPayload"];
            };
        };
        responses: {
            /** @description The page, and the total number of vehicles that match the filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "landedWithoutCountry" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listSearchTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchTerm"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listModelLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelLevelListPayload"];
            };
        };
        responses: {
            /** @description The vehicle types; the vehicle list takes a `code` as `modelLevelId`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelLevel"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listFlashSaleVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlashSaleListPayload"];
            };
        };
        responses: {
            /** @description The vehicles, those whose sale ends first at the start. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSalePage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listRecommendedVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendations, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleCard"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listSimilarVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimilarVehicleListPayload"];
            };
        };
        responses: {
            /** @description The similar vehicles, the most similar first, without the given one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarVehicle"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getVehiclePriceFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehiclePriceFactsPayload"];
            };
        };
        responses: {
            /** @description The facts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePriceFacts"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getVehicleDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleDetailPayload"];
            };
        };
        responses: {
            /** @description The vehicle, also when it is booked, sold or removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleDetail"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getPriceDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceDetailPayload"];
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceResult"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("couponUnavailable" | "pricesUnset" | "shippingUnavailable" | "vehicleGone" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["Failure602"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getTransferPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferPricePayload"];
            };
        };
        responses: {
            /** @description The amount in Kenyan shillings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferredPrice"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("pricesUnset" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CityListPayload"];
            };
        };
        responses: {
            /** @description The province and city maps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityData"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "emptyCities" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listPorts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortListPayload"];
            };
        };
        responses: {
            /** @description The ports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Port"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("emptyPorts" | "pricesUnset" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listReceivingCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingCountry"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listDestinations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The destinations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listDeliveredPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveredPricesPayload"];
            };
        };
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveredPrices"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("notShippedThere" | "pricesUnset") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    assessImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssessImportPayload"];
            };
        };
        responses: {
            /** @description A verdict for each vehicle that exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAssessment"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("arrivalPast" | "dayUnknown") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    estimateLandedCost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LandedCostPayload"];
            };
        };
        responses: {
            /** @description The lines, with the recipient and amount of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandedCost"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("arrivalPast" | "couponUnavailable" | "dayUnknown" | "pricesUnset" | "shippingUnavailable" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    estimateAnyCar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnyCarPayload"];
            };
        };
        responses: {
            /** @description The verdict and the estimate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyCarEstimate"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("arrivalPast" | "dayUnknown" | "registrationAhead") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    submitInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryPayload"];
            };
        };
        responses: {
            /** @description Only the code. Staff have the inquiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("couponUnavailable" | "inquiriesFull" | "pricesUnset" | "shippingUnavailable" | "tooManyRequests" | "vehicleGone" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listInquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryListPayload"];
            };
        };
        responses: {
            /** @description The inquiries, the latest first. A page shorter than pageSize is the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listVehicleQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleQuestionsPayload"];
            };
        };
        responses: {
            /** @description The answered questions of the page, the last answered first, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleQuestionPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listOwnQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnQuestionsPayload"];
            };
        };
        responses: {
            /** @description The caller's questions, the last asked first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnQuestion"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskQuestionPayload"];
            };
        };
        responses: {
            /** @description The open question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnQuestion"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("questionsFull" | "tooManyRequests" | "vehicleGone" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getVehicleOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleOfferPayload"];
            };
        };
        responses: {
            /** @description The conversation about the vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleOffer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    makeOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeOfferPayload"];
            };
        };
        responses: {
            /** @description The conversation about the vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleOffer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("offerNotLower" | "offerOpen" | "offersClosed" | "offersFull" | "tooManyRequests" | "vehicleGone" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    answerOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerOfferPayload"];
            };
        };
        responses: {
            /** @description The conversation about the vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleOffer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("offerChanged" | "offerGone" | "offerNotLower" | "offerPriceMissing" | "offersFull" | "tooManyRequests" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listVehicleThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadListPayload"];
            };
        };
        responses: {
            /** @description The vehicles, the latest message first. A page shorter than pageSize is the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleThread"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    submitOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationPayload"];
            };
        };
        responses: {
            /** @description When the reservation was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationReceipt"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("clearanceOfRefused" | "couponUnavailable" | "importRefused" | "noPayAccount" | "pricesUnset" | "reservationsFull" | "reservedByYou" | "reservedLately" | "shippingUnavailable" | "tooManyRequests" | "unknownCity" | "vehicleGone" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["Failure603"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderListPayload"];
            };
        };
        responses: {
            /** @description The orders, the latest first. A page shorter than pageSize is the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    closeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. The order is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    confirmDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. The order is completed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    payDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherPayload"];
            };
        };
        responses: {
            /** @description Only the code. The payment proof is under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "orderStatusChanged" | "proofUnknown") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    payBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherPayload"];
            };
        };
        responses: {
            /** @description Only the code. The payment proof is under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "orderStatusChanged" | "proofUnknown") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    downloadProforma: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description The invoice. A cancelled order has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("noPayAccount" | "orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getOrderTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description The timeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTimeline"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    addPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPaperPayload"];
            };
        };
        responses: {
            /** @description The updated documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("imageEmpty" | "imagePixels" | "orderGone" | "orderStatusChanged" | "paperActive" | "paperFormat" | "paperLocked" | "paperTooLarge" | "paperUnreadable" | "papersFull" | "tooManyRequests" | "uploadDiffers" | "uploadGone" | "uploadIncomplete" | "uploadsFull") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    withdrawPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawPaperPayload"];
            };
        };
        responses: {
            /** @description The updated documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "paperGone" | "paperInClaim") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getRefundRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules that apply to a cancellation today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundRules"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getClaims: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimsPayload"];
            };
        };
        responses: {
            /** @description The claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderClaims"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    reportClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportClaimPayload"];
            };
        };
        responses: {
            /** @description The updated claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderClaims"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("claimOpen" | "claimTooEarly" | "claimTooLate" | "orderGone" | "paperGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    answerClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerClaimPayload"];
            };
        };
        responses: {
            /** @description The updated claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderClaims"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("claimChanged" | "claimGone" | "claimTextMissing") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getPaymentInstructions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description The amount due, and the recipient. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstructions"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("noPayAccount" | "orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    requestMpesaPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestMpesaPaymentPayload"];
            };
        };
        responses: {
            /** @description The request that waits on the phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MpesaRequest"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("mpesaAmountChanged" | "mpesaOff" | "mpesaRefused" | "mpesaUnreachable" | "orderGone" | "orderStatusChanged" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getMpesaRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description The request, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestMpesaRequest"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPaymentPayload"];
            };
        };
        responses: {
            /** @description What it requested, and what prevents paying. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCheck"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("paymentAltered" | "paymentCodeUnknown" | "paymentForged" | "paymentKeyRetired" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    checkFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoritePayload"];
            };
        };
        responses: {
            /** @description Whether the vehicle is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    saveFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoritePayload"];
            };
        };
        responses: {
            /** @description Only the code. The vehicle is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    cancelFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoritePayload"];
            };
        };
        responses: {
            /** @description Only the code. The vehicle is not saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteListPayload"];
            };
        };
        responses: {
            /** @description The saved vehicles, whatever their status. A page past the last is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoritePage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved searches, the last saved first, and then the alerts for the favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSearchPayload"];
            };
        };
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("landedWithoutCountry" | "searchEmpty" | "searchesFull" | "searchUnknown" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    changeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSearchPayload"];
            };
        };
        responses: {
            /** @description Only the code. The search is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("searchGone" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    removeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveSearchPayload"];
            };
        };
        responses: {
            /** @description Only the code. The search is not saved any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "tooManyRequests" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    stopSearchLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopLettersPayload"];
            };
        };
        responses: {
            /** @description Only the code. This search sends no more e-mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("searchLinkBroken" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, the default one first, then the last changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressIdPayload"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "addressGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. The address is the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "addressGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. The address is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "addressGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddressPayload"];
            };
        };
        responses: {
            /** @description Only the code. The address is in the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("addressesFull" | "unknownCity" | "unknownCountry") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressPayload"];
            };
        };
        responses: {
            /** @description Only the code. The address is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("addressGone" | "unknownCity" | "unknownCountry") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons in every status, available ones first, then by their last day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getDealerToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerToken"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    createDealer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDealerPayload"];
            };
        };
        responses: {
            /** @description Only the code. The certification is under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dealerExists" | "pictureUnknown") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    updateDealer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerPayload"];
            };
        };
        responses: {
            /** @description Only the code. The certification is under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dealerNotRejected" | "pictureUnknown") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getDealerCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerCertificate"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    uploadDealerClue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DealerClueForm"];
            };
        };
        responses: {
            /** @description The address of the picture; vatNoPic and taxNoPic take its url. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("imageEmpty" | "imageFormat" | "imagePixels" | "imageTooLarge" | "tooManyRequests" | "uploadsFull") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getChatToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token and its parameters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatToken"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, absent if the server sends no messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    savePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionPayload"];
            };
        };
        responses: {
            /** @description Only the code. This browser gets messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("pushAddress" | "pushOff" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    removePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEndpointPayload"];
            };
        };
        responses: {
            /** @description Only the code. This browser gets no more messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    getNoticeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels, and the confirmed and the pending number, if there are any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSettings"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    requestNoticeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestNoticeCodePayload"];
            };
        };
        responses: {
            /** @description Only the code. The number is pending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("noticeNumberInvalid" | "noticeNumberUnreachable" | "noticesOff" | "noticesUnavailable" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    confirmNoticeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmNoticeCodePayload"];
            };
        };
        responses: {
            /** @description Only the code. The number receives notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("noticeCodeWrong" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    stopNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only the code. No number is stored any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffLogInPayload"];
            };
        };
        responses: {
            /** @description The token for giving the second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLogInAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetLogInChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginChallengePayload"];
            };
        };
        responses: {
            /** @description A challenge, and the key for its proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginChallenge"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "tooManyRequests" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffConfirmLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffConfirmLogInPayload"];
            };
        };
        responses: {
            /** @description The tokens of the new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffConfirmLogInAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffBeginPasskeyLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options for the browser. They are valid for five minutes and one attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffBeginPasskeyLogInAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPasskeyLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasskeyLogInPayload"];
            };
        };
        responses: {
            /** @description The tokens of the new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPasskeyLogInAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRefreshPayload"];
            };
        };
        responses: {
            /** @description The session's new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTokens"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReadInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitationPayload"];
            };
        };
        responses: {
            /** @description The invitation. The first owner's link has neither e-mail nor name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvitation"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "linkExpired" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffBeginInvitationTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitationPayload"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffBeginInvitationTotpAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAcceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAcceptInvitationPayload"];
            };
        };
        responses: {
            /** @description The tokens of the first session, and the recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAcceptInvitationAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSelf"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffConfirmByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffConfirmTotpPayload"];
            };
        };
        responses: {
            /** @description Only the code. The second factor is fresh. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffConfirmByCodeAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffBeginConfirmByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options for the browser. They are valid for five minutes and one attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffBeginConfirmByPasskeyAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffConfirmByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasskeyLogInPayload"];
            };
        };
        responses: {
            /** @description Only the code. The second factor is fresh. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffConfirmByPasskeyAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffLogOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only the code. The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChangePasswordPayload"];
            };
        };
        responses: {
            /** @description Only the code. The new password is the only one that logs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("incorrectPassword" | "passwordCommon" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffBeginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasswordPayload"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTotp"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("incorrectPassword" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffConfirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffConfirmTotpPayload"];
            };
        };
        responses: {
            /** @description Only the code. From now on the new secret is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("staffCodeWrong" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRenewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasswordPayload"];
            };
        };
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRecoveryCodes"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("incorrectPassword" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffBeginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasswordPayload"];
            };
        };
        responses: {
            /** @description The options for the browser. They are valid for five minutes and one attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPasskeyRequest"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("incorrectPassword" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSavePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSavePasskeyPayload"];
            };
        };
        responses: {
            /** @description Only the code. The passkey logs its owner in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "staffPasskeyRefused" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRemovePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that are open, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"][];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitePayload"];
            };
        };
        responses: {
            /** @description Only the code. The e-mail is being sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("staffMemberExists" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffWithdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff members by name, former ones last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMembers"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffChangeRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChangeRolePayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("staffLastOwner" | "staffMemberGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffEndMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("staffLastOwner" | "staffMemberGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListActs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListActsPayload"];
            };
        };
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffActs"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Waiting tasks, by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffToday"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSettleInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. It does not wait any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListOrdersPayload"];
            };
        };
        responses: {
            /** @description The orders of the page, and their total number. Days are in the time zone of the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "dayUnknown" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffExportOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffExportOrdersPayload"];
            };
        };
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderExport"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dayUnknown" | "tooManyOrders" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffWatchOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description The current version, and the other staff members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffWatch"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffApprovePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffOrderActPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRejectPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRejectPaymentPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRecordPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffOrderActPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPreviewShipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPreviewShipmentPayload"];
            };
        };
        responses: {
            /** @description The verdict of the import rules for the day of arrival. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffShipmentPreview"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dayUnknown" | "orderGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffShipOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffShipOrderPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dayUnknown" | "orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffChangeShipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChangeShipmentPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dayUnknown" | "orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRequestBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRequestBalancePayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("arrivalPast" | "balancePaid" | "dayUnknown" | "noPayAccount" | "orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffCompleteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffOrderActPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffCancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCancelOrderPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "orderStatusChanged" | "refundSituationMissing") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReceivePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReceivePaymentPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("amountMissing" | "amountUnusual" | "currencyOther" | "dayAhead" | "dayUnknown" | "nothingShort" | "orderGone" | "orderStatusChanged" | "shortfallTooLarge") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffProposeRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProposeRefundPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("claimChanged" | "currencyOther" | "moneyTooMuch" | "orderGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReleaseRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRefundPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "refundGone" | "releaseOwn" | "releaseRelated" | "releaseTooNew") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffWithdrawRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRefundPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "refundGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffMarkRefundSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSentRefundPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dayAhead" | "dayUnknown" | "orderGone" | "refundGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffKeepMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffKeepMoneyPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("currencyOther" | "moneyTooMuch" | "orderGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReversePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReversePaymentPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "paymentReversed" | "paymentSpent") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReleaseReversal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReversalPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "paymentSpent" | "releaseOwn" | "releaseRelated" | "releaseTooNew" | "reversalGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffWithdrawReversal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReversalPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "reversalGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description The timeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderTimeline"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffNoteInspection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffNoteInspectionPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("certificateMissing" | "dayAhead" | "dayUnknown" | "inspectionDayMissing" | "orderGone" | "orderStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffNoteArrival: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffNoteArrivalPayload"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dayAhead" | "dayUnknown" | "orderGone" | "orderStatusChanged" | "releaseTooEarly") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIdPayload"];
            };
        };
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAddPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAddPaperPayload"];
            };
        };
        responses: {
            /** @description The updated documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("imageEmpty" | "imagePixels" | "orderGone" | "orderStatusChanged" | "paperActive" | "paperFormat" | "paperHeld" | "paperLocked" | "paperTooLarge" | "paperUnreadable" | "papersFull" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffWithdrawPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawPaperPayload"];
            };
        };
        responses: {
            /** @description The updated documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "paperGone" | "paperInClaim") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReleasePaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReleasePaperPayload"];
            };
        };
        responses: {
            /** @description The updated documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("orderGone" | "paperGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAddNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAddNotePayload"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffNote"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "orderGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListStockPayload"];
            };
        };
        responses: {
            /** @description The vehicles of the page, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffStockPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicle"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListStockChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices, by field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffStockChoices"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSaveVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSaveVehiclePayload"];
            };
        };
        responses: {
            /** @description The updated vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("chassisTaken" | "inspectionReadingAbove" | "stockBelowLowest" | "stockChoiceUnknown" | "stockHeld" | "stockLowestAbove" | "stockMonthAhead" | "stockNumberTaken" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPublishVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVehicleActPayload"];
            };
        };
        responses: {
            /** @description The updated vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("chassisTaken" | "stockPricesUnset" | "vehicleGone" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffDeleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVehicleActPayload"];
            };
        };
        responses: {
            /** @description The number that the draft had. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDeletedVehicle"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("vehicleGone" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffWithdrawVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVehicleActPayload"];
            };
        };
        responses: {
            /** @description The updated vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("stockHeld" | "vehicleGone" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffDuplicateVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffChangePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChangePricePayload"];
            };
        };
        responses: {
            /** @description The updated vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("stockBelowLowest" | "stockHeld" | "stockLowestAbove" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetFlashSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetFlashSalePayload"];
            };
        };
        responses: {
            /** @description The updated vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("stockBelowLowest" | "stockDeductionTooHigh" | "stockPricesUnset" | "vehicleGone" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetInspection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetInspectionPayload"];
            };
        };
        responses: {
            /** @description The updated vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("inspectionAhead" | "inspectionEarly" | "inspectionReadingAbove" | "stockHeld" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAddPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAddPhotoPayload"];
            };
        };
        responses: {
            /** @description All photos of the vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPhotos"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("imageEmpty" | "imagePixels" | "imageTooLarge" | "photoUnreadable" | "photosFull" | "tooManyRequests" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffArrangePhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffArrangePhotosPayload"];
            };
        };
        responses: {
            /** @description All photos of the vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPhotos"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("stockHeld" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetVideoPayload"];
            };
        };
        responses: {
            /** @description The video of the vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleVideo"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("vehicleGone" | "videoCodec" | "videoTooLarge" | "videoUnreadable") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRemoveVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRemoveVideoPayload"];
            };
        };
        responses: {
            /** @description The video of the vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleVideo"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "vehicleGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffEditPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffEditPhotoPayload"];
            };
        };
        responses: {
            /** @description All photos of the vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPhotos"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("photoFrameOutside" | "stockHeld" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReadTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pricing settings, and the places they refer to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTerms"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetRatesPayload"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetDepositPayload"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetInsurancePayload"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "insuranceFree" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetFreight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetFreightPayload"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("tariffFree" | "tariffMissing" | "tariffTwice" | "tariffSizes" | "unknownPort" | "unknownYard") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetClearance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetClearancePayload"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("clearanceFree" | "clearanceTwice" | "unknownCountry") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetReservationLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits, which are 3 and 10 until they are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationLimits"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetReservationLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetReservationLimitsPayload"];
            };
        };
        responses: {
            /** @description The current limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationLimits"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetRefundRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules, which have version 0 until they are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRefundRules"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetRefundRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetRefundRulesPayload"];
            };
        };
        responses: {
            /** @description The current rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRefundRules"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListMpesaPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListMpesaPaymentsPayload"];
            };
        };
        responses: {
            /** @description The payments of the page, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMpesaPaymentPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAssignMpesaPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAssignMpesaPaymentPayload"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMpesaPayment"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("mpesaOrderUnknown" | "mpesaRecorded" | "mpesaTooSmall") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffCloseMpesaPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCloseMpesaPaymentPayload"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMpesaPayment"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "mpesaRecorded" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListClaims: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListClaimsPayload"];
            };
        };
        responses: {
            /** @description The claims of the page, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClaimPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffDecideClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffDecideClaimPayload"];
            };
        };
        responses: {
            /** @description The updated claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClaim"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("claimAmountMissing" | "claimChanged" | "claimGone" | "claimRefundMissing" | "moneyTooMuch") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetClaimTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deadlines, which have version 0 until they are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimTerms"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetClaimTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetClaimTermsPayload"];
            };
        };
        responses: {
            /** @description The current deadlines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimTerms"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPreviewTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPreviewTermsPayload"];
            };
        };
        responses: {
            /** @description The price by the current settings, and by the given ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTermsPreview"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("clearanceFree" | "clearanceTwice" | "insuranceFree" | "tariffFree" | "tariffMissing" | "tariffTwice" | "tariffSizes" | "unknownCountry" | "unknownPort" | "unknownYard" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListTermVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListTermVersionsPayload"];
            };
        };
        responses: {
            /** @description The versions, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTermVersions"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListBankAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffBankAccounts"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffProposeBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProposeBankAccountPayload"];
            };
        };
        responses: {
            /** @description Only the code. It waits for a second person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "bankProposalWaits" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReleaseBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBankAccountPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("bankProposalGone" | "releaseOwn" | "releaseRelated" | "releaseTooNew") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffWithdrawBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBankAccountPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "bankProposalGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReadCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current data, with who set them and when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCompany"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetCompanyPayload"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "companyYearAhead" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAddClearingAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAddClearingAgentPayload"];
            };
        };
        responses: {
            /** @description Its id and version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearingAgentSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("clearingAgentTwice" | "currencyUnknown" | "dayUnknown" | "licenceBackwards" | "licenceOver" | "portElsewhere" | "unknownCountry") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffChangeClearingAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChangeClearingAgentPayload"];
            };
        };
        responses: {
            /** @description Its id and version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearingAgentSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("clearingAgentGone" | "clearingAgentTwice" | "currencyUnknown" | "dayUnknown" | "licenceBackwards" | "licenceOver" | "portElsewhere" | "unknownCountry") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffEndClearingAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffEndClearingAgentPayload"];
            };
        };
        responses: {
            /** @description Its id and version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearingAgentSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "clearingAgentGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListCompanyVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListCompanyVersionsPayload"];
            };
        };
        responses: {
            /** @description The versions, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCompanyVersions"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReadLegalTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts, without their contents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLegalTexts"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetLegalVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffGetLegalVersionPayload"];
            };
        };
        responses: {
            /** @description Its text in every language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLegalWords"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "legalVersionGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetLegalTextPayload"];
            };
        };
        responses: {
            /** @description The new counter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalTextSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dayUnknown" | "legalDayPast" | "legalTextBlank" | "legalVersionBegun" | "legalVersionGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffTakeBackLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTakeBackLegalTextPayload"];
            };
        };
        responses: {
            /** @description The new counter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalTextSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("legalVersionBegun" | "legalVersionGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListImportCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffImportCountries"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReadImportRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReadImportRatesPayload"];
            };
        };
        responses: {
            /** @description The charges in order of calculation; empty if no tax is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffImportRates"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "unknownCountry" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPutImportRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPutImportRatePayload"];
            };
        };
        responses: {
            /** @description The new version of the charge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRateSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("importPeriodPast" | "importPeriodBackwards" | "importPeriodTaken" | "importPeriodGap" | "importPeriodGapBefore" | "importPeriodOverlap" | "importPeriodEnds" | "importPeriodGone" | "importPeriodBegun" | "importPeriodServed" | "dayUnknown" | "importRateUnknown" | "importBandsOpen" | "importBandBackwards" | "importBandUnreached" | "importRateTooHigh") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRemoveImportRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRemoveImportRatePayload"];
            };
        };
        responses: {
            /** @description The new version of the charge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRateSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("importRateUnknown" | "importPeriodGone" | "importPeriodBegun" | "importPeriodServed") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPreviewImportRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPreviewImportRatePayload"];
            };
        };
        responses: {
            /** @description The total costs of the vehicles by the current rates, and by the given ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffImportPreview"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("importPeriodPast" | "importPeriodBackwards" | "importPeriodTaken" | "importPeriodGap" | "importPeriodGapBefore" | "importPeriodOverlap" | "importPeriodEnds" | "importPeriodGone" | "importPeriodBegun" | "importPeriodServed" | "dayUnknown" | "importRateUnknown" | "importBandsOpen" | "importBandBackwards" | "importBandUnreached" | "importRateTooHigh") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReadImportRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReadImportRatesPayload"];
            };
        };
        responses: {
            /** @description The versions; empty if no rule is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffImportRules"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "unknownCountry" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPutImportRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPutImportRulePayload"];
            };
        };
        responses: {
            /** @description The new version of the rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRateSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("importPeriodPast" | "importPeriodBackwards" | "importPeriodTaken" | "importPeriodGap" | "importPeriodGapBefore" | "importPeriodOverlap" | "importPeriodEnds" | "importPeriodGone" | "importPeriodBegun" | "dayUnknown" | "importAgeOpen" | "unknownCountry") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRemoveImportRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRemoveImportRulePayload"];
            };
        };
        responses: {
            /** @description The new version of the rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRateSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("unknownCountry" | "importPeriodGone" | "importPeriodBegun") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPreviewImportRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPreviewImportRulePayload"];
            };
        };
        responses: {
            /** @description The verdicts by the current rules, and by the given one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffImportPreview"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("importPeriodPast" | "importPeriodBackwards" | "importPeriodTaken" | "importPeriodGap" | "importPeriodGapBefore" | "importPeriodOverlap" | "importPeriodEnds" | "importPeriodGone" | "importPeriodBegun" | "dayUnknown" | "importAgeOpen" | "unknownCountry") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffFindListPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffFindListPricesPayload"];
            };
        };
        responses: {
            /** @description A page of the variants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListPrices"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "listPriceCountry" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPutListPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPutListPricePayload"];
            };
        };
        responses: {
            /** @description The new version of the variant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListPriceSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("listPriceCountry" | "listPriceModel" | "listPriceVariant" | "listPriceYear" | "listPriceZero" | "listPriceBackwards" | "listPricePast" | "listPriceTaken" | "listPriceGone" | "listPriceBegun" | "dayUnknown") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffEndListPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffEndListPricePayload"];
            };
        };
        responses: {
            /** @description The new version of the variant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListPriceSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("listPriceCountry" | "listPriceModel" | "listPriceVariant" | "listPricePast" | "listPriceTaken" | "listPriceEnded" | "dayUnknown") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffTakeBackListPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTakeBackListPricePayload"];
            };
        };
        responses: {
            /** @description The new version of the variant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListPriceSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("listPriceCountry" | "listPriceModel" | "listPriceVariant" | "listPriceGone" | "listPriceBegun") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReadListPriceFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReadListPriceFilePayload"];
            };
        };
        responses: {
            /** @description The effect of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListPriceFile"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dayUnknown" | "listBookAmounts" | "listBookColumns" | "listBookLarge" | "listBookLocked" | "listBookLong" | "listBookMacros" | "listBookTerms" | "listBookUnreadable" | "listBookYear" | "listPriceCountry" | "listPriceYear" | "listFileColumns" | "listFileEmpty" | "listFileLong" | "stockFileCells" | "stockFileEncoding" | "stockFileQuotes" | "stockFileUnreadable") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffCarryOutListPriceFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCarryOutListPriceFilePayload"];
            };
        };
        responses: {
            /** @description The number of rows by result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListPriceFileCounts"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("dayUnknown" | "listBookAmounts" | "listBookColumns" | "listBookLarge" | "listBookLocked" | "listBookLong" | "listBookMacros" | "listBookTerms" | "listBookUnreadable" | "listBookYear" | "listPriceCountry" | "listPriceYear" | "listFileColumns" | "listFileEmpty" | "listFileLong" | "stockFileCells" | "stockFileEncoding" | "stockFileQuotes" | "stockFileUnreadable") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffExportListPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffExportListPricesPayload"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffStockExport"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "listPriceCountry" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffPreviewListPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPreviewListPricePayload"];
            };
        };
        responses: {
            /** @description The total costs of the vehicles by the current list price, and by the given one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListPricePreview"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("listPriceCountry" | "listPriceModel" | "listPriceVariant" | "listPriceYear" | "listPriceZero" | "listPriceBackwards" | "listPricePast" | "listPriceTaken" | "listPriceGone" | "listPriceBegun" | "listPriceEnded" | "dayUnknown") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListCouponKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCouponKinds"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAddCouponKind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAddCouponKindPayload"];
            };
        };
        responses: {
            /** @description Its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponKindSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("couponBackwards" | "couponCodeTaken" | "couponEndless" | "couponOver" | "couponVehicleUnknown" | "couponWelcomeTwice" | "dayUnknown") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffEndCouponKind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffEndCouponKindPayload"];
            };
        };
        responses: {
            /** @description Its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponKindSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "couponKindGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGiveCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffGiveCouponPayload"];
            };
        };
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponGiven"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("buyerGone" | "couponKindAhead" | "couponKindGone" | "couponKindOver" | "couponKindUsedUp") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners in their order, and the possible link targets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffBanners"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSaveBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSaveBannerPayload"];
            };
        };
        responses: {
            /** @description The banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerSet"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("bannerBackwards" | "bannerGone" | "bannerMakeUnknown" | "bannerOver" | "bannerPictureMissing" | "bannerPictureShape" | "bannerPictureSmall" | "bannersFull" | "dayUnknown" | "imageEmpty" | "imagePixels" | "imageTooLarge" | "photoUnreadable" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffArrangeBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffArrangeBannersPayload"];
            };
        };
        responses: {
            /** @description The current order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerOrder"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "bannersIncomplete" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRemoveBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRemoveBannerPayload"];
            };
        };
        responses: {
            /** @description The removed banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerRemoved"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "bannerGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListQuestionsPayload"];
            };
        };
        responses: {
            /** @description The questions of the page, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffQuestionPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAnswerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAnswerQuestionPayload"];
            };
        };
        responses: {
            /** @description Only the code. The question is public. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "questionGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffDeclineQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffDeclineQuestionPayload"];
            };
        };
        responses: {
            /** @description Only the code. The question stays private to its buyer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "questionGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffCorrectAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCorrectAnswerPayload"];
            };
        };
        responses: {
            /** @description Only the code. The new text is public. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "questionGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffWithdrawAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffWithdrawAnswerPayload"];
            };
        };
        responses: {
            /** @description Only the code. The question is not public any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "questionGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListOffersPayload"];
            };
        };
        responses: {
            /** @description The offers of the page, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOfferPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAnswerOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAnswerOfferPayload"];
            };
        };
        responses: {
            /** @description The updated offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOffer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("offerBelowLowest" | "offerChanged" | "offerGone" | "offerOutside" | "offerPriceMissing" | "vehicleStatusChanged") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSetVehicleOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSetVehicleOffersPayload"];
            };
        };
        responses: {
            /** @description The updated vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVehicleState"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("offerLimitOutside" | "stockHeld" | "vehicleGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListChats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListChatsPayload"];
            };
        };
        responses: {
            /** @description The chats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffChats"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffGetChatPayload"];
            };
        };
        responses: {
            /** @description The chat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffChat"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "chatGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAnswerChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAnswerChatPayload"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffChatMessage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("chatGone" | "chatHeld" | "chatTextEmpty") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffSettleChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSettleChatPayload"];
            };
        };
        responses: {
            /** @description Only the code. It does not wait until the buyer writes again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "chatGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffTakeChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTakeChatPayload"];
            };
        };
        responses: {
            /** @description Only the code. The chat is assigned to the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("chatGone" | "staffMemberGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffHandOverChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffHandOverChatPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("chatGone" | "staffMemberGone") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReadChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReadChatPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffTypeInChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListReadyAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReadyAnswers"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAddReadyAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAddReadyAnswerPayload"];
            };
        };
        responses: {
            /** @description The saved reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReadyAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "tooManyReadyAnswers" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffChangeReadyAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChangeReadyAnswerPayload"];
            };
        };
        responses: {
            /** @description The saved reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReadyAnswer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "readyAnswerGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRemoveReadyAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRemoveReadyAnswerPayload"];
            };
        };
        responses: {
            /** @description Only the code. Deleting an already deleted one succeeds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetChatHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours, which are off until they are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffChatHours"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffChangeChatHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChangeChatHoursPayload"];
            };
        };
        responses: {
            /** @description The saved hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffChatHours"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "chatHoursUnclear" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListDealers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListDealersPayload"];
            };
        };
        responses: {
            /** @description The dealers of the page, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDealerPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffCertifyDealer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCertifyDealerPayload"];
            };
        };
        responses: {
            /** @description Only the code. The company is certified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "certificationGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRefuseDealer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRefuseDealerPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "certificationGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListInquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListInquiriesPayload"];
            };
        };
        responses: {
            /** @description The inquiries of the page, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInquiryPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAnswerInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAnswerInquiryPayload"];
            };
        };
        responses: {
            /** @description Only the code. It does not wait any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "inquiryGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffFindBuyers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffFindBuyersPayload"];
            };
        };
        responses: {
            /** @description The buyers of the page, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffBuyerPage"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetBuyer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description The buyer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffBuyer"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "buyerGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffEndBuyerSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "buyerGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffBlockBuyer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBlockBuyerPayload"];
            };
        };
        responses: {
            /** @description Only the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "buyerGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffUnblockBuyer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBlockBuyerPayload"];
            };
        };
        responses: {
            /** @description Only the code. The buyer can log in again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "buyerGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffGetFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffGetFiguresPayload"];
            };
        };
        responses: {
            /** @description The analytics of these weeks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffFigures"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffReadStockFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReadStockFilePayload"];
            };
        };
        responses: {
            /** @description The content that was read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffStockImport"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("stockFileCells" | "stockFileColumns" | "stockFileEmpty" | "stockFileEncoding" | "stockFileLong" | "stockFilePhotos" | "stockFileQuotes" | "stockFileUnreadable") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import files with their progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffStockImports"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListImportRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListImportRowsPayload"];
            };
        };
        responses: {
            /** @description The rows of the page, and their total number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffImportRows"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "stockImportGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffCarryOutImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffStockImport"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("stockImportGone" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffRetryImportPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffIdPayload"];
            };
        };
        responses: {
            /** @description The import file, whose photos wait again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffStockImport"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "stockImportGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffListImportPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListImportPhotosPayload"];
            };
        };
        responses: {
            /** @description The next photos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffImportPhotos"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "stockImportGone" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffAddImportPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAddImportPhotoPayload"];
            };
        };
        responses: {
            /** @description Its result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffImportPhoto"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: ("importPhotoEarly" | "photoUnreadable" | "stockImportGone" | "tooManyRequests") | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
    staffExportStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffExportStockPayload"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffStockExport"];
                };
            };
            /** @description The call failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Failure400"] & {
                        reason?: "tooManyVehicles" | components["schemas"]["UnknownValue"];
                    }) | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
}
