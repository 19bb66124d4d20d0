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
         * @description After too many wrong passwords a login is refused with 428 unless it brings the proof of a challenge from
         *     `/user/loginChallenge`, as `captcha` with its `imgKey`. With a proof the right password always logs in, wherever the
         *     wrong ones came from. Without those fields the call is what it was.
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
         * Give the work that a login is to be paid with after too many wrong passwords.
         * @description Asked for when a login was refused with 428. The more wrong passwords were given for the e-mail or from the caller's
         *     address, the more work it is; never so much that a phone needs more than some seconds. It is the same for an e-mail
         *     without an account. A client that gets none shows the refusal of the login.
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
         * Tell who is logged in.
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
         * @description The account can log in once the link in the e-mail has been followed. Registering an unverified e-mail again sends
         *     a new link, and each link asks for the password that was given with it. The answer is the same where
         *     the e-mail has an account already: the mail then says so, and nobody else learns of it.
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
         * @description Anybody can register any e-mail, so that the key alone opens nothing: with the password of its own registration, or with
         *     a new one that is set by it, the account opens. Without a password, or with another one, the answer is 417 until then.
         *     Verifying an account once more with the same key succeeds, with or without a password.
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
         * @description An e-mail without an account gets the same answer as one with an account. `captcha` is what the picture named by
         *     `imgKey` says, or the proof of the challenge that came with it. Both are used up by the call, whatever comes of it:
         *     the client fetches another for the next try.
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
         * @description Every other session of the account ends; the one that made the call goes on.
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
         * @description Both tokens are replaced. A refresh token is good for one call; using it again, except within a short grace, is
         *     taken for theft and ends the session with 432.
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
         * @description Both tokens of the session lose their force. The client forgets them even when the call fails.
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
         * Give a visitor the base token.
         * @description The token stands for nobody. It goes into the `Authorization` header like an access token, until a login replaces
         *     it, and has no refresh token: a client that meets 430 with it fetches another.
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
         * Tell the server's time.
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
         * Hand in what went wrong in a client.
         * @description The legacy form variant. Nobody waits for the answer, and a lost entry is not sent again. The fields come from
         *     anybody: a server limits how many it takes and trusts none of them.
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
         * Store a picture and tell where it lies.
         * @description Takes either a sealed payload with the picture in Base64 or the file itself as multipart, which is not sealed but
         *     signed in the address. The server judges the format by the contents, never by the name.
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
         * Begin to send a file in parts, or learn what of it is there.
         * @description For files that a bad line would not carry at once. The file is known by its hash: asked again, also on another day,
         *     the answer tells what is still missing, and a picture that was finished is answered at once. An upload of which
         *     nothing comes for 72 hours is forgotten. An account has 12 at a time, of 80 MB together; the one that was idle
         *     longest makes room for another.
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
         * Send a part of a file, or several that follow each other.
         * @description Takes a sealed payload with the parts in Base64, or the parts themselves as multipart, signed in the address, as
         *     uploadImage does. What is there already is acknowledged and not stored twice.
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
         * Store a picture that has come in parts, and tell where it lies.
         * @description The whole is compared with the hash that it was begun with, and goes on as a picture of uploadImage does. Finished
         *     again, it is answered again. A paper is finished by addPaper.
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
         * @description Every call draws a new one, so that no answer may be kept. A picture is good for 5 minutes and one try. Beside it
         *     comes a challenge where the server takes a proof in place of what the picture says: whoever cannot see the picture,
         *     or would rather not type, answers with that.
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
         * Tell who the company is, and who clears vehicles through customs for its buyers.
         * @description Texts come in the caller's language. Clearing agents are those who are licensed on the day of the call.
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
         * Give a legal text as it is in force today, or as it was.
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
        /** Give the picture that the login dialog shows. */
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
        /** Give the vehicles of the home page's three blocks. */
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
         * Give the picture of the coupon pop-up.
         * @description Refused while whoever registers gets no coupon, so that no pop-up promises one.
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
        /** List a page of the vehicles that meet the filters. */
        post: operations["listVehicles"];
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
         * Give one vehicle with what the caller needs to order it.
         * @description A visitor may call it. For a logged-in user it also answers the default address, the coupons that fit the vehicle,
         *     the user's poster authority, the favorite and the user's own order on the vehicle.
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
         * @description Coupons need login: with couponDetailIds and without it the answer is 421. 602 means that the vehicle cannot be
         *     ordered on these terms any more; the page then starts anew.
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
         * Say whether vehicles may be imported into a country.
         * @description Each verdict is made by dated rules and names their sources. Where no rule is known, it says so and promises nothing.
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
         * Estimate what a vehicle costs in the end, line by line.
         * @description Our own price comes first; then what the state takes, and what others are paid. Each figure names its rate, the days
         *     for which it is in force and its sources. Coupons need login: with couponDetailIds and without it the answer is 421.
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
         * Estimate what any car would cost in the end, whoever sells it.
         * @description As `estimateLandedCost` does for a vehicle of ours. What is not known, such as the engine's size, the month of registration
         *     or the list price, makes ranges, which `notes` explain.
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
         * List a page of what buyers asked about a vehicle and we answered.
         * @description Everybody may read it. Nothing in it says who asked or who answered, and what is not answered is not in it.
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
         * List what the caller has asked about a vehicle and nobody else can read.
         * @description Those that wait for an answer, those that were declined, and those whose answer was taken back; the 50 asked last. What is
         *     answered stands among the questions of the vehicle.
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
         * @description Nobody but the caller and the staff reads it until it is answered. The caller is told by a letter in the language of this call.
         *     The same question that still waits is not asked again; the one that waits is answered. Of the questions that the caller has
         *     asked within 24 hours, five may be open. A vehicle that is sold or not offered any more is not asked about.
         */
        post: operations["askQuestion"];
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
         * @description Makes an order of status 0, freight prepaid, which holds the vehicle. An order whose deposit voucher has not come
         *     within 24 hours is cancelled (status 8), and the vehicle is available again. The server counts the price anew; one
         *     above the price that the buyer was shown last is refused with 603, and the page asks for the price again. A vehicle
         *     that may not be imported where it goes takes the buyer's explicit word, and clearance is not sold for it. Nothing can be
         *     reserved while no account to pay to is in force. An account holds only so many vehicles without a deposit as the desk allows,
         *     and cannot reserve a vehicle again for a day after its reservation has lapsed, or after it was closed twice.
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
        /** List a page of the caller's orders in the statuses asked for. */
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
        /** Give one of the caller's orders. */
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
         * @description The order's status goes from 0 to 8, and the vehicle is available again.
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
         * @description The order's status goes from 6 to 7.
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
         * Hand in the voucher of the deposit.
         * @description The order's status goes from 0 to 1.
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
         * Hand in the voucher of the balance.
         * @description The order's status goes from 4 to 5.
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
         * Tell what happened to an order, what proves it, and what comes next.
         * @description Each step says who did it and when, with what proves it; then whose turn it is, and by when.
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
         * List the papers of an order.
         * @description Those that the staff have added and the caller's own. What is withdrawn is not listed.
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
         * Add a paper to an order.
         * @description The same paper, added twice, is there once. A cancelled order takes none, and an order 60 at most. The file comes with
         *     the call, or has come in parts before.
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
         * Withdraw a paper of an order.
         * @description A buyer withdraws what they have added themselves. What it was and its hash are kept.
         */
        post: operations["withdrawPaper"];
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
         * Tell the owner of an order to which account to pay what is due now.
         * @description The account in force for the currency of the order, the exact amount and the reference. No letter carries these. What
         *     is told is kept with the order. An order that awaits no payment has none.
         */
        post: operations["getPaymentInstructions"];
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
         * Say whether a request for payment is ours, and whether it still holds.
         * @description Asked with the short code of an invoice or a letter, or with what its QR code carries. What stands on the paper can be
         *     sent along and is compared: a whole account number is never told. Whoever tries codes is answered more and more slowly,
         *     and hears the same of every code that is not ours. The answer says nothing of the buyer.
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
        /** Tell whether the caller has saved a vehicle. */
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
         * Take a vehicle off the favorites.
         * @description Taking off a vehicle that is not saved, or no longer exists, succeeds and changes nothing.
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
         * Save a search, to be told of new vehicles that fit.
         * @description The caller is told of vehicles that are published from now on, each of them once, in the language of this call: by one
         *     letter a day at most, and in the browsers that take messages. Saving the same search again changes nothing and
         *     answers the one that is saved. At most 20 are kept.
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
         * @description What is left out stays as it is. Alerts that are switched on again tell of what is published from then on.
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
         * @description Removing a search that is not there, or is somebody else's, succeeds and changes nothing.
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
         * Stop the letters of one saved search, by the link of such a letter.
         * @description The key of the link is signed for this search and can do nothing else. Stopping what is stopped, or removed, succeeds
         *     and changes nothing.
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
        /** Give one of the caller's addresses. */
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
         * @description The address that was the default before is one no longer.
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
         * @description When the default goes, the last changed of the others becomes the default. Orders keep the address they were
         *     given.
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
         * @description Every field is replaced; the default stays what it is.
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
        /** Give a short-lived token by which the dealer tools know the caller. */
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
         * Give the caller's company certification.
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
         * Store a picture for a company certification and tell where it lies.
         * @description Not sealed: a file posted as multipart, signed in the address, where the login token travels too. The server
         *     judges the format by the contents, never by the name.
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
        /** Give a temporary token for the live chat. */
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
        /** Tell the key that a browser subscribes to messages with. */
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
         * Send messages about the caller's orders to this browser.
         * @description The messages are written in the language of the call. A browser belongs to whoever saved it last; saving it again
         *     renews its keys and its language. Of a user's browsers the last ten are kept. What was saved ends with the session:
         *     by logging out, and where a new password ends it.
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
         * Send no messages to this browser any more.
         * @description Removing what was never saved, or is somebody else's, succeeds and changes nothing.
         */
        post: operations["removePushSubscription"];
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
         * Begin a login of the staff with e-mail and password.
         * @description The answer is no session yet: a second factor ends the login, by `staffConfirmLogIn`. An e-mail without a member
         *     answers as a wrong password does, and so does that of a member who has left. After some wrong passwords or codes for an
         *     e-mail, wherever they came from, a login is refused with 428 unless it brings the proof of a challenge from
         *     `/staff/logInChallenge`, as `captcha` with its `imgKey`. The member gets a letter then.
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
         * Give the work that a login of the staff is to be paid with after wrong passwords or codes.
         * @description Asked for when a login was refused with 428. It is the same for an e-mail without a member.
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
         * End a login of the staff with a second factor.
         * @description A code of the app is taken once, also within its half minute.
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
         * Ask for what a passkey is to sign for a login.
         * @description A passkey that asks for finger, face or PIN is two factors at once, so that neither password nor code is asked
         *     for.
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
         * Renew the tokens of a session of the staff.
         * @description Both tokens are replaced. A refresh token is good for one call; using it again, except within a short grace, is
         *     taken for theft and ends the session with 432. A renewal does not move the end of the session.
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
         * Show what an invitation invites to.
         * @description The link of the letter leads to `/desk/invitation?authKey=…`.
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
         * Draw the secret for the authenticator app of whoever is invited.
         * @description It is shown this once, and stands in the record. Asked again, another one is drawn, and the one before is worth nothing
         *     any more.
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
         * Become a member of the staff.
         * @description The code is one of the secret that `staffBeginInvitationTotp` drew last, so that nobody has an account without a second
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
        /** Tell who is logged in at the desk. */
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
         * Give the second factor again, by a code of the app.
         * @description For five minutes the session may make the calls that answer 434 otherwise. A login by a code of the app or by a
         *     passkey counts as well; one by a recovery code does not.
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
        /** Ask for what a passkey is to sign so that it counts as the second factor again. */
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
        /** Give the second factor again, by a passkey of the own. */
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
         * Change the own password.
         * @description Every other session of the member ends.
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
         * Draw a new secret for the authenticator app.
         * @description The secret from before counts until `staffConfirmTotp`.
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
        /** Take the new secret with a first code of it. */
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
        /** Draw new recovery codes. */
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
        /** Ask for what a new passkey is made with. */
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
        /** Keep a new passkey. */
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
         * Forget a passkey of the own.
         * @description An id of nobody, or of somebody else, succeeds and changes nothing.
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
        /** List the own sessions. */
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
         * End a session of the own.
         * @description An id of nobody, or of somebody else, succeeds and changes nothing.
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
         * Invite somebody to the staff by mail.
         * @description The link is good for three days. An invitation to the same e-mail takes the place of the one before. All owners get a
         *     letter. Once its sender has left or is no owner any more, the invitation is gone.
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
         * @description One that is gone or was accepted stays as it is.
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
        /** List the members of the staff and the invitations that wait. */
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
         * Give a member another role.
         * @description What the member may do changes with the next call. All owners get a letter.
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
         * End a member's access.
         * @description All sessions of the member end at once, and the invitations that the member has sent are withdrawn. What the member did
         *     stays on record.
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
         * Read the record of what the staff did.
         * @description The record can only grow: nothing in it is changed or taken away.
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
         * Tell what waits for the staff.
         * @description The page asks again every few seconds. A role is told of what it has to do with: the owner and those who only
         *     read of everything.
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
         * @description One that is answered already, or that nobody made, stays as it is.
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
         * Give all orders that are found as a table for a spreadsheet.
         * @description At most 100,000 orders. That it was asked for stands in the record.
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
        /** Give an order with all that belongs to it. */
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
         * Say that the caller has an order open, and hear who else has.
         * @description The page says so every few seconds; whoever has not for twenty seconds has it open no more. A version other than
         *     the one shown means that the order has changed.
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
         * @description The buyer reads the reason, and can hand in another proof. A deposit has 24 hours anew.
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
         * @description The deposit of an order that waits for it, or the balance of one that is shipped.
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
         * Tell whether an order's vehicle may be imported with other days of its ship.
         * @description Nothing is changed. The desk asks it before days are saved by which the vehicle could not be imported.
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
         * @description What is left out stays as `staffChangeShipment` has set it.
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
         * @description Possible from the preparation on until the order is completed. A freight number or a link can be given only once
         *     it is shipped.
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
        /** Complete an order whose buyer has the vehicle and has not said so. */
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
         * @description What was paid is given back outside of this system. Its vehicle is offered again, unless it is withdrawn with it.
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
         * Note what reached the bank for an order.
         * @description Equal to what is due, it approves the proof under review, or records the payment where there is none. Less is a
         *     part-payment: the order waits for the rest, and the buyer is told how much is missing and until when; a reservation of
         *     which a part is paid does not lapse by time. More stands on the order as credit and counts against the balance; an amount
         *     far above what is due is refused until the caller says that it was compared with the bank statement.
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
         * Propose to give money back to the buyer.
         * @description Somebody else of the owners or accounts has to release it. No more can be given back than was received, less what was
         *     given back, is planned or was kept.
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
         * Release a refund that a colleague has proposed.
         * @description All owners get a letter. Whoever releases is another person than the proposer, as `StaffReleaseBar` says.
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
         * Note that a released refund was sent.
         * @description The buyer is told by letter.
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
         * Note that money stays with the company by the user agreement.
         * @description What was paid for a cancelled order, or the surplus of another. The buyer is told by letter, with the reason.
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
         * @description The line stays in the ledger, and one that takes it back follows it. Up to USD 1,000 or JPY 150,000 this takes effect at
         *     once; a larger amount has to be released by somebody else of the owners or accounts. An order that is no longer paid
         *     waits for its payment again, and the buyer is told by letter.
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
         * @description The payment counts no more, as if the reversal had needed no second person.
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
         * @description The payment goes on counting.
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
         * Tell what happened to an order, what proves it, and what comes next.
         * @description Each step says who did it and when, with what proves it; then whose turn it is, and by when.
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
         * Note that the inspection of a vehicle is planned or passed.
         * @description Possible from the preparation on until the order is completed. A day that was passed needs the number of its certificate.
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
         * Note that a vehicle has arrived at its port or was released there.
         * @description Possible once the order is shipped, also when it is completed. A release needs an arrival before it.
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
         * List the papers of an order.
         * @description What is withdrawn stays on the list of the staff, without its file.
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
         * Add a paper to an order.
         * @description The same paper, added twice, is there once. A cancelled order takes none, and an order 60 at most.
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
         * Withdraw a paper of an order.
         * @description The file is not shown any more, and the record keeps what it was, its hash, and who has withdrawn it.
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
         * @description A document that is held is read by its buyer once the balance is paid. The record keeps who released it before, and why.
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
         * @description Buyers never see it. Notes are neither changed nor taken away.
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
        /** Give a vehicle of the stock with all that the staff have entered */
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
         * List what a vehicle of the stock can be described by
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
         * Enter a vehicle as a draft, or change one
         * @description A vehicle that is offered is changed for its buyers at once. One that an order holds, or that is sold, cannot be changed.
         *     Another draft or offered vehicle with the same chassis number stands in the way and is named in the message; one that is
         *     withdrawn or sold does not, since a vehicle can come back.
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
         * Offer a draft, or a withdrawn vehicle again
         * @description Not while another vehicle with the same chassis number is offered or held.
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
         * @description Only a vehicle that was never published. Its photos, video and inspection go with it; the record keeps what it was.
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
         * Take a vehicle off the site
         * @description Not while an order holds it. A flash sale ends with it.
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
         * Enter a vehicle like another as a draft
         * @description The draft has a stock number of its own, and neither photos nor a chassis number.
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
         * @description Not while an order holds it: its buyer has a price already.
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
        /** Enter what an inspection of a vehicle has found, or take it back */
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
         * @description It is drawn anew, so that it shows what can be seen and says nothing of where it was taken. It comes behind the others.
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
        /** Put the photos of a vehicle in order, turn them, or take some away */
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
         * Give a vehicle a video, or another one
         * @description Buyers see it behind the photos. What says where it was taken is left out. One that has come since the video was chosen is not
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
        /** Take the video of a vehicle away */
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
         * Crop a photo of a vehicle, blur parts of it, or show it as it was uploaded
         * @description What is blurred cannot be made out from what buyers get. The photo as it was uploaded is kept for the staff, so that a crop and
         *     a blur can be changed and taken back. The photo has another address afterwards, and its former one shows nothing any more.
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
         * Give the terms that prices are made by.
         * @description A part that is not set has no value. It says who set each part, and when.
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
         * Set what a dollar is in yen and shillings.
         * @description Prices follow it at once; an order keeps the price that it was made at. The version is the one that the caller saw: where it
         *     is another by now, nothing is changed.
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
         * Set the deposit as a part of the total.
         * @description Prices follow it at once; an order keeps the price that it was made at. The version is the one that the caller saw: where it
         *     is another by now, nothing is changed.
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
         * Set what the insurance costs.
         * @description Prices follow it at once; an order keeps the price that it was made at. The version is the one that the caller saw: where it
         *     is another by now, nothing is changed.
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
         * Set what a ship costs, by yard, port and transport.
         * @description Prices follow it at once; an order keeps the price that it was made at. The version is the one that the caller saw: where it
         *     is another by now, nothing is changed.
         *     All tariffs are given: a journey that is left out is not offered any more.
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
         * Set what customs clearance costs, by country.
         * @description Prices follow it at once; an order keeps the price that it was made at. The version is the one that the caller saw: where it
         *     is another by now, nothing is changed.
         *     All countries are given: one that is left out is not offered clearance any more.
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
        /** Give how many vehicles one account can hold without a deposit. */
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
         * @description Reservations that are made already stay. The version is the one that the caller saw: where it is another by now, nothing is
         *     changed.
         */
        post: operations["staffSetReservationLimits"];
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
         * Tell what a vehicle would cost by other terms.
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
        /** List what a part of the terms was, by whom and when it was set. */
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
        /** List the accounts that buyers pay to, and those that are proposed. */
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
         * Propose the account that buyers pay to.
         * @description Somebody else of the owners or accounts has to release it. Until then nothing changes for buyers.
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
         * Release an account that a colleague has proposed.
         * @description Buyers are told of it from an hour later on, so that there is time to take it back. All owners get a letter. Whoever
         *     releases is another person than the proposer, as `StaffReleaseBar` says.
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
         * Withdraw an account that buyers are not told of yet.
         * @description Whoever may propose one may withdraw it, also after the release, while its hour lasts.
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
         * Give the data of the company and its clearing agents.
         * @description Buyers read them on the page of the company; phone, e-mail and addresses stand on every page.
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
         * @description Pages show them at once. The version is the one that the caller saw: where it is another by now, nothing is changed.
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
         * Enter a clearing agent.
         * @description Buyers read of it from the day on which its licence begins.
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
         * Change what is known of a clearing agent.
         * @description The version is the one that the caller saw: where it is another by now, nothing is changed. One that has been ended cannot be changed.
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
         * End a clearing agent, so that buyers do not read of it any more.
         * @description It stays in the list of the staff. The version is the one that the caller saw: where it is another by now, nothing is changed.
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
        /** List what the data of the company or of a clearing agent were, by whom and when they were set. */
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
        /** Give the words of a version of a legal text. */
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
         * Write a new version of a legal text, in force from a day on.
         * @description It is read in the three languages of the site. One that begins on the day of another takes its place. The counter is the one that the
         *     caller saw: where it is another by now, nothing is changed.
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
         * Take back a version of a legal text that has not begun.
         * @description It stays in the list of the staff. The counter is the one that the caller saw: where it is another by now, nothing is changed.
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
        /** List the countries that vehicles go to, with what is known of their import rules and taxes. */
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
         * Give what a country takes of an import, dated, with sources.
         * @description All versions that are in force or were since our first source, and those to come.
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
         * Set what a charge is from a day on, or correct a version that has not begun.
         * @description The version before it ends the day before. What would leave a day without a rate, or give it two, is refused. The version of the
         *     charge is the one that the caller saw: where it is another by now, nothing is changed. Kept estimates stay as they are.
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
         * Take back a version of a charge that has not begun.
         * @description The version before it counts on. A charge that is not taken any more is set to 0 per cent from its day on.
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
         * Tell what a change of a charge would do to 50 vehicles of the stock.
         * @description They arrive on the first day of the change at the usual port of the country. Nothing is changed.
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
         * Give what a country lets in, dated, with sources.
         * @description All versions that are in force or were since our first source, and those to come.
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
         * Set what a country lets in from a day on, or correct a version that has not begun.
         * @description The version before it ends the day before. What would leave a day without a rule, or give it two, is refused. The version is the
         *     one that the caller saw: where it is another by now, nothing is changed. Lists and verdicts follow at once.
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
         * Take back a rule that has not begun.
         * @description The one before it counts on.
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
         * Tell what a change of a rule would do to 50 vehicles of the stock.
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
         * Find what customs says variants of models cost when new, with what the desk has set.
         * @description Variants of the catalogue by model and chassis code, those with a list price alone or all of them. The words are looked for in make,
         *     model, chassis code and style.
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
         * Set what customs says a variant of a model costs when new from a day on, or correct what has not begun.
         * @description It counts until the next one begins. The version of the variant is the one that the caller saw: where it is another by now, nothing is
         *     changed. What vehicles cost in the end follows, in lists too; kept estimates stay as they are.
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
         * Say that no list price of a variant is known from a day on.
         * @description From then on customs values it by an estimate, or by what it costs to the port, as estimates say. The version is the one that the
         *     caller saw.
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
         * Take back a list price, or its end, that has not begun.
         * @description The one before it counts on. The version is the one that the caller saw: where it is another by now, nothing is changed.
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
         * Read a table of list prices, and tell row by row what it would change.
         * @description Nothing is changed. Rows are known by make, model, chassis code and first day; a row without amounts is an end. What the table does not name
         *     stays as it is.
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
         * Set the list prices of a table as they were shown.
         * @description Rows that cannot be carried out are left out, all others are set at once. The plan is the one that the caller saw: where list prices have
         *     changed since so that another would come of it, nothing is changed. A table that is carried out a second time changes nothing.
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
        /** Give all list prices of a country as a table that can be read in again. */
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
         * Tell what a list price, or its end, would do to what vehicles of the stock cost in the end.
         * @description At most 50 vehicles of the variant are worked out, as they arrive on the first day of the change at the usual port of the country. Nothing
         *     is changed.
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
         * List the kinds of coupons with how many were given and used.
         * @description A coupon that somebody holds stays as it was given, whatever becomes of its kind.
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
         * Make a kind of coupon.
         * @description It is given from its first day on: to everybody who registers where it is a welcome coupon, and to buyers whom the staff choose.
         *     What is made is not changed any more; it is ended, and another made.
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
         * End a kind of coupon, so that nobody is given one any more.
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
         * @description The buyer finds it among the coupons at once. The reason stands in the record.
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
        /** List the banners of the home page, those that are not shown today too. */
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
         * @description Without an id a banner is added behind the others, and needs a picture. A picture is drawn anew, so that it says nothing of where it
         *     was taken. One that has the shape 1440 by 525, give or take a twentieth, is cut to it where it is shown. The version is the one
         *     that the caller saw: where it is another by now, nothing is changed.
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
         * Put the banners of the home page in another order.
         * @description Where the banners are not those that the caller saw, or in another order by now, nothing is changed.
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
         * @description What it was stays in the record. The version is the one that the caller saw: where it is another by now, nothing is changed.
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
        /** List what buyers asked about vehicles, by what became of it. */
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
         * Answer a question, so that everybody reads both on the page of the vehicle.
         * @description What in the question is nobody else's business is left out by publishing it in another wording. The buyer gets the answer by a
         *     letter. A question whose answer was taken back can be answered anew; one that was decided otherwise by now is left as it is.
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
         * Decline a question, with a reason that the buyer alone reads.
         * @description The buyer gets the reason by a letter. A question that was decided otherwise by now is left as it is.
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
         * Correct the words of a published question or of its answer, in place.
         * @description Everybody reads the new words at once, where the old ones stood. Nobody is written to. The time of the last decision is the one that the caller
         *     saw: where a colleague has corrected it or taken it back since, nothing is changed.
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
         * Take a published answer back, with its question.
         * @description Nobody but the buyer and the staff reads the question any more. One that is not public by now is left as it is.
         */
        post: operations["staffWithdrawAnswer"];
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
         * List the chats, those who wait for an answer first.
         * @description The page asks again every few seconds, and asks for a chat that it shows when its version is another.
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
        /** Give a chat with what it is about. */
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
         * @description The caller has the chat from then on. One that a colleague has is taken over first, and where a colleague has
         *     answered since, nothing is sent. It arrives at once in every window in which the buyer has the chat open.
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
        /** Say that a chat needs no answer. */
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
        /** Take a chat, from all or from a colleague. */
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
        /** Hand a chat over to a colleague, or back to all. */
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
         * Say how far a chat was read.
         * @description The buyer sees it beside the message. The page says so by itself.
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
         * Say that the caller is typing in a chat.
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
        /** List what is said often, in each language. */
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
        /** Keep a new ready answer. */
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
        /** Change a ready answer. */
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
        /** Take a ready answer away. */
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
        /** Tell when chats are answered. */
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
        /** Set when chats are answered, and what buyers read at other times. */
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
        /** List the dealers with their papers, those under review first. */
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
         * @description The dealer is told by letter. Where it was decided or submitted anew since it was seen, nothing is changed.
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
         * @description The dealer reads the reason in a letter and on their page, and can submit again.
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
        /** List inquiries, those that wait or those that are answered. */
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
         * @description The letter goes to the account. One that was answered already is left as it is.
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
        /** Give a buyer with orders and sessions. */
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
         * @description Every call of the buyer is refused with code 403 from then on, a login with code 416, and an open chat ends.
         *     Orders stay as they are.
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
        /** Let a blocked buyer in again. */
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
         * Tell how business goes, week by week.
         * @description Counted from the marketplace's own database; nothing about anybody goes elsewhere. Weeks begin on Monday by the market's clock,
         *     and the last one is under way.
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
         * Read a table of vehicles, and tell what it would change
         * @description Nothing of the stock is changed. Rows are known by their stock numbers.
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
        /** List the tables that were read last */
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
        /** List what the rows of a table that was read would change */
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
         * Carry out the next hundred rows of a table that was read, or fetch its next photos
         * @description When all rows are carried out, the next photos are fetched from their addresses, a few at a time. The page calls until
         *     `endedAt` is there. Called again after whatever has come between, it goes on where it was, and what is done
         *     is not done twice. A row whose vehicle has changed since the table was read becomes faulty.
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
         * Let photos of a table whose hosts failed be fetched once more
         * @description Those by address that came to nothing wait again, and `staffCarryOutImport` fetches them; nothing else of the table is done
         *     again. A photo that its vehicle has from the same address by now is there already. Where nothing is to be tried again, nothing
         *     changes.
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
         * List the photos of a table that are still to come from an archive
         * @description The desk opens the archive and sends each photo by itself. Only photos of rows that were carried out are listed.
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
         * Send a photo of an archive that a table names
         * @description A photo that the vehicle has already is not added twice. One that is no picture is told as failed, and the others go on. What was
         *     told of a photo before stays as it is.
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
        /** Give all vehicles that are found as a file that can be read in again */
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
        AccountLine: {
            /** @example Account number */
            label: string;
            /** @example 0110 0012 3456 */
            value: string;
        };
        /**
         * @description As the bank writes it, or an IBAN.
         * @example 0110 0012 3456
         */
        AccountNumber: string;
        /**
         * Format: date-time
         * @description From when buyers are told of the account. Absent where nobody of the staff has released it at the desk.
         * @example 2026-06-10T09:00:00.000Z
         */
        AccountSince: string;
        /** @description The file comes with it, or has come in parts; one of the two. */
        AddPaperPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PaperKind"];
            title?: components["schemas"]["PaperTitle"];
            number?: components["schemas"]["PaperNumber"];
            fileBase64?: components["schemas"]["PaperFile"];
            /** @description The upload that has brought the file, as `beginUpload` answers it. */
            uploadId?: components["schemas"]["Id"];
        };
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
        AddressIdPayload: {
            id: components["schemas"]["Id"];
        };
        /** @example Nyali Road 14 */
        AddressLine: string;
        AddressPayload: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["RecipientName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["AddressPhone"];
            countryCode: components["schemas"]["CountryCode"];
            cityId: components["schemas"]["Id"];
            address: components["schemas"]["AddressLine"];
        };
        /** @example +254712345678 */
        AddressPhone: string;
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
        /**
         * @description Whether the car may be imported, and what it costs in the end. The verdict is about `any-car`, which is no vehicle of ours,
         *     and what is paid to `us` is paid to whoever sells and ships it.
         */
        AnyCarEstimate: {
            importing: components["schemas"]["ImportAssessment"];
            landedCost: components["schemas"]["LandedCost"];
        };
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
             * @description Right where it is absent.
             * @enum {string}
             */
            steering?: "right" | "left";
            /** @description Absent where it is not known. */
            displacementCc?: number;
            /**
             * @description The country that it is shipped from. Japan where it is absent.
             * @enum {string}
             */
            standsIn?: "JP" | "CN";
            /** @description What the seller asks for the car itself, in US dollars with at most two decimals. */
            priceUSD: number;
            /** @description Freight and insurance to the port. Absent where the price contains them. */
            freightUSD?: number;
            /** @description A model that `listModels` answered. With `styleName` a list price may be known. */
            modelId?: components["schemas"]["Id"];
            /** @description A `styleName` that `listStyles` answered for the model. */
            styleName?: string;
            /** @description The day of arrival, today or later. Absent for the next ship. */
            arrivalDay?: components["schemas"]["ImportDay"];
        };
        AskQuestionPayload: {
            carSourceId: components["schemas"]["Id"];
            question: components["schemas"]["QuestionText"];
        };
        AssessImportPayload: {
            /** @description The vehicles, each once. One that no longer exists is left out of the answer. */
            carSourceIds: components["schemas"]["Id"][];
            countryCode: components["schemas"]["CountryCode"];
            /** @description The day on which the vehicles arrive, today or later. Absent for the next ship. */
            arrivalDay?: components["schemas"]["ImportDay"];
            /** @description Leaves the rules and their sources out, which the cards of a list do not show. */
            isBrief?: boolean;
        };
        /** @description The key from an e-mailed link. It stands for one account and one purpose, and is good for a limited time. */
        AuthKey: string;
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
         * @description What is paid in. Where yen have no account of their own, buyers who pay in yen are told that for dollars.
         * @enum {string}
         */
        BankPayUnit: "USD" | "JPY";
        /**
         * @description By which the bank finds the transfer.
         * @example FT26163ABX91
         */
        BankReference: string;
        /** @example Pwani Collections Ltd */
        BankText: string;
        Banner: {
            imageUrl: components["schemas"]["ImageUrl"];
            /** @description What the picture says, for those who cannot see it. */
            name: string;
            /**
             * @description The make whose vehicles the banner opens. 999999 is no make: it opens the user's coupons, or the registration
             *     for somebody who is not logged in. Without one the banner opens nothing.
             * @example 999999
             */
            makeId?: string;
        };
        BannerFacts: {
            words: components["schemas"]["BannerWords"];
            makeId?: components["schemas"]["BannerTarget"];
            /** @description The first day, in the market, on which it shows; absent where it shows at once. */
            from?: components["schemas"]["StaffDay"];
            /** @description The last day on which it shows; absent where it has no end. */
            until?: components["schemas"]["StaffDay"];
        };
        BannerIds: components["schemas"]["Id"][];
        BannerMake: {
            id: components["schemas"]["Id"];
            /** @example Toyota */
            name: string;
        };
        BannerOrder: {
            ids: components["schemas"]["BannerIds"];
        };
        BannerRemoved: {
            id: components["schemas"]["Id"];
        };
        BannerSet: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["BannerVersion"];
        };
        /**
         * @description The make whose vehicles the banner opens, or 999999, which opens the coupons; absent where it opens nothing.
         * @example 1
         */
        BannerTarget: string;
        /** @example Go electric with BYD */
        BannerText: string;
        /**
         * @description Counts the changes of a banner. A call that changes it carries the one that its caller saw.
         * @example 3
         */
        BannerVersion: number;
        /** @description What the banner says, in every language that the site has. It stands beside the picture, which has no words of its own. */
        BannerWords: {
            en: components["schemas"]["BannerText"];
            cn: components["schemas"]["BannerText"];
            jp: components["schemas"]["BannerText"];
        };
        BaseToken: {
            accessToken: components["schemas"]["Token"];
        };
        /** @description A file by its contents; nothing is said of its name. */
        BeginUploadPayload: {
            /**
             * @description What becomes of it. A picture is finished by `finishUpload`, a paper by `addPaper`.
             * @enum {string}
             */
            kind: "picture" | "paper";
            /** @description The hash of the whole file. */
            sha256: components["schemas"]["FileHash"];
            /** @description The size of the file. */
            bytes: number;
        };
        Captcha: {
            /** @description The picture as a data URL, ready to be shown. */
            imgBase64: string;
            imgKey: components["schemas"]["CaptchaKey"];
            challenge?: components["schemas"]["Challenge"];
        };
        /**
         * @description The code as the user read it from the picture, letter case does not count; or the proof of the challenge that came with
         *     the same key.
         */
        CaptchaAnswer: string;
        /**
         * @description Names the picture and its challenge; it goes back with the answer to either. Good for one try.
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
         * @description The page of the issuer on which the certificate is checked, as it stands on the certificate.
         * @example https://certificates.example.com/QISJ-260612-114
         */
        CertificateLink: string;
        /**
         * @description Work for the caller's machine, as ALTCHA defines it in its second version: a counter has to be found from which, behind
         *     the nonce as four bytes, a key is derived that begins with `keyPrefix`. The proof is that object with its answer,
         *     `{"challenge": {"parameters", "signature"}, "solution": {"counter", "derivedKey"}}`, as JSON in Base64; it travels as
         *     `captcha`, with the `imgKey` that the challenge came with. A challenge is good for one try.
         */
        Challenge: {
            parameters: {
                /**
                 * @description How a key is derived. A caller who cannot do it reads the picture, where there is one.
                 * @example PBKDF2/SHA-256
                 */
                algorithm: string;
                nonce: components["schemas"]["Hexadecimal"];
                salt: components["schemas"]["Hexadecimal"];
                /** @description How often the derivation is repeated within itself. */
                cost: number;
                /** @description The length of a derived key in bytes. */
                keyLength: number;
                keyPrefix: components["schemas"]["Hexadecimal"];
                keySignature: components["schemas"]["Hexadecimal"];
            };
            signature: components["schemas"]["Hexadecimal"];
            /** @description For how long after the answer the server takes a proof. */
            goodForSeconds: number;
        };
        ChangeSearchPayload: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["SearchName"];
            alertsByMail?: components["schemas"]["AlertSwitch"];
            alertsByPush?: components["schemas"]["AlertSwitch"];
        };
        /** @enum {string} */
        ChargeName: "importDuty" | "excise" | "ageExcise" | "vat" | "importDeclarationFee" | "railwayLevy" | "processingFee" | "withholdingTax" | "infrastructureLevy" | "environmentalLevy" | "plates" | "inspection" | "portHandling" | "inlandTransport" | "agent";
        /** @description What the chat frame needs beside the caller's e-mail, which is its login name. */
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
        /**
         * @description By which anybody can ask whether this request for payment is ours.
         * @example 7K3M9-QWX2D
         */
        CheckCode: string;
        CheckPaymentPayload: {
            /** @description The short code, in any case, with or without its hyphen. */
            code?: string;
            /** @description What the QR code carries. */
            signed?: string;
            /** @description The order number that stands on the paper. */
            orderNo?: string;
            /** @description The amount that stands on the paper. */
            amount?: string;
            /** @description The account number that stands on the paper. */
            accountNumber?: string;
        };
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
        CityListPayload: {
            countryCode: components["schemas"]["CountryCode"];
        };
        /**
         * @description 1 the buyer takes customs clearance, and the amounts with clearance count; 0 the buyer does not.
         * @enum {integer}
         */
        ClearanceChoice: 0 | 1;
        ClearanceNow: {
            version: components["schemas"]["TermVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            value?: components["schemas"]["ClearanceTerm"];
        };
        ClearanceTerm: {
            countries: components["schemas"]["CountryClearances"];
        };
        ClearingAgent: {
            name: components["schemas"]["CompanyText"];
            /**
             * @description The name of the country whose vehicles it clears.
             * @example Kenya
             */
            country: string;
            /**
             * @description The name of the port that it works at.
             * @example Mombasa
             */
            port: string;
            licenceNumber: components["schemas"]["LicenceNumber"];
            /**
             * @description Who has licensed it.
             * @example Kenya Revenue Authority
             */
            licensor: string;
            licensedSince: components["schemas"]["StaffDay"];
            /** @description The last day of the licence; absent where it has no end. */
            licensedUntil?: components["schemas"]["StaffDay"];
            /**
             * @description What it charges for a vehicle.
             * @example KES 25,000
             */
            fee: string;
            phone: components["schemas"]["CompanyPhone"];
            /** @example Bandari House, Kilindini Road, Mombasa */
            address: string;
            /** @description Whether it was made up for a demo. */
            isDemo: boolean;
        };
        ClearingAgentFacts: {
            /** @description The country whose vehicles it clears. */
            countryCode: components["schemas"]["CountryCode"];
            /** @description The port that it works at, one of those where vehicles for the country are landed. */
            portId: components["schemas"]["LandingPortId"];
            name: components["schemas"]["CompanyText"];
            licenceNumber: components["schemas"]["LicenceNumber"];
            /** @description Who has licensed it. */
            licensor: components["schemas"]["LocalText"];
            licensedSince: components["schemas"]["StaffDay"];
            /** @description The last day of the licence; absent where it has no end. */
            licensedUntil?: components["schemas"]["StaffDay"];
            /**
             * @description What it charges for a vehicle, in whole units of the currency.
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
        ClearingAgentSet: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CompanyVersion"];
        };
        /**
         * @description The kind of client; 2 is the desktop site.
         * @constant
         */
        ClientCode: 2;
        ClientLogPayload: {
            /**
             * @description How grave the entry is.
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
        /** @description What every payload carries, whatever the call. */
        CommonPayload: {
            language: components["schemas"]["Language"];
            timeZone: components["schemas"]["TimeZone"];
        };
        Company: {
            /**
             * @description The name that it is registered by.
             * @example GariPort Co. Ltd.
             */
            name: string;
            tradingName: components["schemas"]["CompanyText"];
            registrationNumber: components["schemas"]["LicenceNumber"];
            /**
             * @description Where it is registered.
             * @example Legal Affairs Bureau, Yokohama
             */
            register: string;
            licence?: components["schemas"]["DealingLicence"];
            since: components["schemas"]["CompanyYear"];
            phone: components["schemas"]["CompanyPhone"];
            email: components["schemas"]["Email"];
            /**
             * @description When it can be reached.
             * @example Monday to Saturday, 8:00 to 18:00 Nairobi time
             */
            hours: string;
            /** @description The head office first. */
            offices: components["schemas"]["Office"][];
            /** @description Whether it was made up for a demo. */
            isDemo: boolean;
        };
        CompanyFacts: {
            /** @description The name that it is registered by. */
            name: components["schemas"]["LocalText"];
            tradingName: components["schemas"]["CompanyText"];
            registrationNumber: components["schemas"]["LicenceNumber"];
            /** @description Where it is registered. */
            register: components["schemas"]["LocalText"];
            licence?: components["schemas"]["DealingLicenceFacts"];
            since: components["schemas"]["CompanyYear"];
            phone: components["schemas"]["CompanyPhone"];
            email: components["schemas"]["Email"];
            /** @description When it can be reached. */
            hours: components["schemas"]["LocalText"];
            /** @description The head office first. */
            offices: components["schemas"]["OfficeFacts"][];
        };
        CompanyPage: {
            /** @description Absent as long as the company has not given its data. */
            company?: components["schemas"]["Company"];
            /** @description Those who are licensed today, by country and name. */
            clearingAgents: components["schemas"]["ClearingAgent"][];
        };
        /**
         * @description With the number of its country, so that it can be called from anywhere.
         * @example +254 20 000 0142
         */
        CompanyPhone: string;
        CompanySet: {
            version: components["schemas"]["CompanyVersion"];
        };
        /** @example GariPort */
        CompanyText: string;
        /**
         * @description Counts the changes. A call that changes something carries the version that its caller saw; 0 where nothing is set yet.
         * @example 3
         */
        CompanyVersion: number;
        /**
         * @description The year since which it is in business.
         * @example 2019
         */
        CompanyYear: number;
        ContainerSize: {
            /**
             * @description How large a vehicle may be that takes this place.
             * @example 12
             */
            upToCubicMetres: number;
            cents: components["schemas"]["Cents"];
        };
        ContainerTariff: {
            yardId: components["schemas"]["YardId"];
            portId: components["schemas"]["LandingPortId"];
            /** @description The smallest first. A vehicle pays for the first that it fits; one that fits none is not taken. */
            sizes: components["schemas"]["ContainerSize"][];
        };
        /** @description What a place in a container costs, by yard and port. A journey without a tariff is not offered. */
        ContainerTariffs: components["schemas"]["ContainerTariff"][];
        /** @description One amount in three currencies. */
        CostAmount: {
            usd: components["schemas"]["AmountUSD"];
            jpy: components["schemas"]["AmountJPY"];
            kes: components["schemas"]["AmountKES"];
        };
        CostSpan: {
            min: components["schemas"]["CostAmount"];
            max: components["schemas"]["CostAmount"];
        };
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
        CountryClearance: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The agency's own work, port charges and registration. */
            feeCents: components["schemas"]["Cents"];
            /** @description Duties and taxes as a part of the list price. */
            dutyRatio: components["schemas"]["PartOfOne"];
            /** @description Whether buyers see the amount, or only that clearance is offered. */
            isShown: boolean;
        };
        /** @description Where the agency works; customs clearance is offered in no other country. */
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
        CountryPorts: {
            /** @example KE */
            id: string;
            /** @example Kenya */
            name: string;
            ports: components["schemas"]["NamedPlace"][];
        };
        Coupon: {
            /** @description What couponDetailIds names. */
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
             * @description In words what the coupon is for.
             * @example All vehicles
             */
            scope: string;
            status: components["schemas"]["CouponStatus"];
        };
        /**
         * @description What the coupon is called in lists and talks. No two kinds that are not ended have the same.
         * @example WELCOME100
         */
        CouponCode: string;
        /** @description How many buyers were given, and what has become of them. */
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
             * @description Those that a reservation under way holds.
             * @example 1
             */
            held: number;
            /** @example 3 */
            used: number;
            /**
             * @description Those whose last day is past.
             * @example 1
             */
            lapsed: number;
        };
        /** @description The ids of the coupons to take off. */
        CouponDetailIds: components["schemas"]["Id"][];
        CouponGiven: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            /** @description The last day on which the buyer can use it. */
            expiry: components["schemas"]["StaffDay"];
        };
        CouponKindFacts: {
            code: components["schemas"]["CouponCode"];
            name: components["schemas"]["LocalText"];
            /** @description In words what it is for; absent where it follows from the vehicles. */
            scope?: components["schemas"]["LocalText"];
            /**
             * @description What a coupon takes off a price, in US dollars.
             * @example 100
             */
            quotaUSD: number;
            /** @description The stock numbers of the vehicles that it is for; absent where it is for all. */
            stockNos?: components["schemas"]["CouponStockNo"][];
            /** @description The first day, in the market, on which coupons are given. */
            from: components["schemas"]["StaffDay"];
            /** @description The last day on which they are given and can be used; absent where it has no end. */
            until?: components["schemas"]["StaffDay"];
            /**
             * @description For how many days after the day on which it was given a coupon can be used, and never beyond `until`. One of both has to be given.
             * @example 180
             */
            daysToUse?: number;
            /**
             * @description How many are given at most; absent where their number is free.
             * @example 500
             */
            most?: number;
            /** @description Whether everybody who registers gets one. */
            isWelcome: boolean;
        };
        CouponKindSet: {
            id: components["schemas"]["Id"];
        };
        /** @description The coupon pop-up's picture in two sizes. */
        CouponPicture: {
            imageUrl: components["schemas"]["ImageUrl"];
            smallImageUrl: components["schemas"]["ImageUrl"];
        };
        /**
         * @description 1 to be used; 2 expired; 3 frozen, being held by a reservation under way; 4 used.
         * @enum {integer}
         */
        CouponStatus: 1 | 2 | 3 | 4;
        /** @example GP100001 */
        CouponStockNo: string;
        /**
         * Format: date-time
         * @description The moment of createTimeDesc in UTC, for a page that writes all times in one zone.
         * @example 2026-06-11T06:24:00.000Z
         */
        CreatedAt: string;
        /**
         * @description What the state takes its percentages of. listPrice: a list price that somebody has told in public, less depreciation,
         *     divided by what the list price contains. estimatedListPrice: the same by our estimate. price: vehicle, freight and insurance.
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
            /** @description Who told it. */
            listTold?: string;
            listUrl?: string;
        };
        DaySpan: {
            min: number;
            max: number;
        };
        /**
         * @description Only status is there while the user has submitted nothing. Its pictures are links of the caller's own, as
         *     `uploadImage` answers them.
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
        DealerClueForm: {
            /**
             * Format: binary
             * @description A jpg, jpeg, png or bmp file of 1 byte to 13312 KB.
             */
            file: string;
        };
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
        DealerToken: {
            token: components["schemas"]["Token"];
        };
        /** @description The licence to deal in used vehicles. Absent where none is needed. */
        DealingLicence: {
            number: components["schemas"]["LicenceNumber"];
            /**
             * @description Who has given it.
             * @example Kanagawa Prefectural Public Safety Commission
             */
            authority: string;
        };
        /** @description The licence to deal in used vehicles. Absent where none is needed. */
        DealingLicenceFacts: {
            number: components["schemas"]["LicenceNumber"];
            /** @description Who has given it. */
            authority: components["schemas"]["LocalText"];
        };
        /**
         * Format: date-time
         * @description When the deposit is due, in UTC. The vehicle is let go then unless a payment is under review.
         * @example 2026-06-12T06:24:00.000Z
         */
        DepositDueAt: string;
        DepositNow: {
            version: components["schemas"]["TermVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            value?: components["schemas"]["DepositTerm"];
        };
        /**
         * @description The deposit as a part of the total.
         * @example 0.3
         */
        DepositRatio: number;
        DepositTerm: {
            ratio: components["schemas"]["DepositRatio"];
        };
        /**
         * @description The deposit voucher of the caller's own order: 0 it can be uploaded; 1 it is under review.
         *     Present only while vehicleStatus is 3.
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
        EarlierLegalText: {
            version: components["schemas"]["LegalVersion"];
            since: components["schemas"]["StaffDay"];
            replacedOn: components["schemas"]["StaffDay"];
        };
        /**
         * @description An e-mail address as HTML's own input accepts it.
         * @example wanjiku.kamau@example.com
         */
        Email: string;
        FacetCount: {
            /** @description The option as the filter takes it, written as text; of the type filter, its number from 1 to 5. */
            value: components["schemas"]["Id"];
            count: number;
        };
        FacetCounts: components["schemas"]["FacetCount"][];
        /** @description An image code is asked for from somebody who is not logged in; the caller gets the answer as it is. */
        Failure17: {
            /** @constant */
            code: 17;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The call was refused; the message says why. Without a message of its own a generic text shows. */
        Failure400: {
            /** @constant */
            code: 400;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The caller has no access any more; whatever the browser stored is worthless. */
        Failure403: {
            /** @constant */
            code: 403;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description What the caller saw has been changed by somebody else since. Nothing was changed by the call. */
        Failure409: {
            /** @constant */
            code: 409;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description At login, the e-mail is refused, for instance as blocked. Never tells whether an account has it. */
        Failure416: {
            /** @constant */
            code: 416;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /**
         * @description At login, e-mail and password do not belong together; the answer is the same where there is no account. At the end of a
         *     registration, the password that it was made with is not given.
         */
        Failure417: {
            /** @constant */
            code: 417;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The call needs a logged-in user and came from somebody who is not. */
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
        /** @description At login, too many wrong passwords were given; any is refused for a while, unless a proof of work comes with it. */
        Failure428: {
            /** @constant */
            code: 428;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The access token has run out; a refresh renews it, after which the call is made again. */
        Failure430: {
            /** @constant */
            code: 430;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The session has run out and cannot be renewed. */
        Failure431: {
            /** @constant */
            code: 431;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The session was ended before its time, for instance by a new password. */
        Failure432: {
            /** @constant */
            code: 432;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The caller is one of the staff, in a role that may not make this call. The session goes on. */
        Failure433: {
            /** @constant */
            code: 433;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description The call needs a second factor that its member has given within the last five minutes. Nothing was done; once it is given, the same call may succeed. */
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
        /** @description The order or vehicle that a price is asked for is not valid any more; the page starts anew. */
        Failure602: {
            /** @constant */
            code: 602;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        /** @description At a reservation, the price is above the one that the buyer was shown last. Nothing was reserved. */
        Failure603: {
            /** @constant */
            code: 603;
            /** @description The text for the user, in the payload's language. */
            message: string;
            /** @description Detail for developers; for a refused payload, each field and rule. */
            errorMessage?: string;
        };
        FavoriteListPayload: {
            pageNo: components["schemas"]["PageNo"];
            /** @description How many vehicles make a page; the site asks for 8. */
            pageSize: number;
        };
        FavoritePage: {
            /** @description How many vehicles the caller has saved, over all pages. */
            total: number;
            /** @description The last saved first. */
            vehicleList: components["schemas"]["VehicleCard"][];
        };
        FavoritePayload: {
            vehicleId: components["schemas"]["Id"];
        };
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
        FindPasswordPayload: {
            email: components["schemas"]["Email"];
            captcha: components["schemas"]["CaptchaAnswer"];
            imgKey: components["schemas"]["CaptchaKey"];
        };
        FinishUploadPayload: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description '1' the vehicle is on flash sale; '0' it is not.
         * @enum {string}
         */
        FlashSaleFlag: "0" | "1";
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
        FlashSalePage: {
            /** @description A page shorter than `pageSize` is the last. */
            flashSaleVehicleList: components["schemas"]["FlashSaleVehicle"][];
        };
        /** @description A vehicle on flash sale. Its prices are what it costs now, the deduction already taken off. */
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
        FreightNow: {
            version: components["schemas"]["TermVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            value?: components["schemas"]["FreightTerm"];
        };
        FreightTerm: {
            roro: components["schemas"]["RoroTariffs"];
            container: components["schemas"]["ContainerTariffs"];
        };
        /**
         * @description The fuel in the call's language, in a list as short as its cards need it.
         * @example Petrol
         */
        Fuel: string;
        /** @enum {string} */
        FuelFilter: "petrol" | "diesel" | "hybrid" | "electric";
        /**
         * @description What shifts the gears, in the call's language and as short as a card needs it. Absent where it is not known, and for an
         *     electric vehicle, which has no gears.
         * @example CVT
         */
        Gearbox: string;
        /**
         * @description automatic: whatever shifts by itself, with `cvt` and `doubleClutch` and electric vehicles among it. manual: with a clutch
         *     pedal. cvt and doubleClutch: these alone.
         * @enum {string}
         */
        GearboxFilter: "automatic" | "manual" | "cvt" | "doubleClutch";
        GetUserInfoAnswer: components["schemas"]["GetUserInfoSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"];
        GetUserInfoSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["UserInfo"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /**
         * @description The least grade of the inspection. S is above 6; what was repaired (R, RA) and what was not graded meets none.
         * @enum {string}
         */
        GradeFilter: "6" | "5" | "4.5" | "4" | "3.5" | "3";
        /** @description Bytes in lower-case hexadecimal. */
        Hexadecimal: string;
        HomePagePayload: {
            client: components["schemas"]["ClientCode"];
        };
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
         * @description An identifier. Always text, also where it looks like a number.
         * @example 100001
         */
        Id: string;
        /** @description A picture as a file. A payment voucher also names its order by `id` and `status`, always both. */
        ImageFileUploadPayload: {
            /**
             * Format: binary
             * @description A jpg, jpeg, png or bmp file of 1 byte to 13312 KB.
             */
            file: string;
            id?: components["schemas"]["Id"];
            status?: components["schemas"]["VoucherStatus"];
        };
        /** @description A picture in Base64. A payment voucher also names its order by `id` and `status`, always both. */
        ImageUploadPayload: {
            /**
             * @description A jpg, jpeg, png or bmp picture of at most 13312 KB, with or without its data-URL prefix. The limit holds for
             *     vouchers and dealer images; the site itself keeps other pictures below 5120 KB.
             */
            imgBase64: string;
            id?: components["schemas"]["Id"];
            status?: components["schemas"]["VoucherStatus"];
        };
        /**
         * @description Where a picture lies, either a full address or a path on the site's own origin.
         * @example /pictures/100001/front.webp
         */
        ImageUrl: string;
        /** @description How old a vehicle may be when it arrives. */
        ImportAge: {
            /**
             * @description none, no limit; unknown, nobody could tell us; limit, as the other fields say, all of which are given then.
             * @enum {string}
             */
            is: "none" | "unknown" | "limit";
            /** @example 7 */
            years?: number;
            /** @description Whether it has to be less than so many years, rather than so many at most. */
            isLessThan?: boolean;
            counts?: components["schemas"]["ImportAgeCounts"];
            /**
             * @description By calendar years, 2026 less 2019, or by months.
             * @enum {string}
             */
            by?: "calendarYears" | "months";
        };
        /**
         * @description What the age of a vehicle is counted from; absent where it does not matter, or from the registration.
         * @enum {string}
         */
        ImportAgeCounts: "registration" | "manufacture";
        /** @description The country's rules on the vehicles that were asked for, in their order. */
        ImportAssessment: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The port that vehicles for the country usually land at. Absent where we do not ship to. */
            portName?: string;
            /** @description The market's day on which this was judged. */
            asOf: components["schemas"]["ImportDay"];
            /** @description How long ships take there, as far as it is known. */
            voyageDays?: components["schemas"]["DaySpan"];
            verdicts: components["schemas"]["ImportVerdict"][];
            /** @description What the rules are read from, by the names in their `sources`. */
            sources: components["schemas"]["ImportSource"][];
        };
        ImportBand: {
            fuels?: ("petrol" | "diesel" | "hybrid" | "electric")[];
            /** @description Engines above this size. */
            aboveCc?: number;
            /** @description Engines up to this size. */
            atMostCc?: number;
            /** @description Vehicles older than this. */
            aboveMonths?: number;
            /** @description Where the vehicle is shipped from. */
            standsIn?: ("JP" | "CN")[];
            /**
             * @description A percentage, an amount in the currency of the table, or one in dollars.
             * @enum {string}
             */
            unit: "percent" | "amount" | "usd";
            /** @example 2 */
            least: number;
            /**
             * @description The same as the least where the figure is certain.
             * @example 2
             */
            most: number;
        };
        /** @description The first one that a vehicle meets counts. The last one, and no other, is for all that are left. */
        ImportBands: components["schemas"]["ImportBand"][];
        /**
         * @description How far it is to be trusted. announced: by the state. public: read in the law or a public tariff. reported: told by
         *     newspapers and traders. projected: carried on from the years before. estimate: our own. price: our own price.
         * @enum {string}
         */
        ImportBasis: "announced" | "public" | "reported" | "projected" | "estimate" | "price";
        /**
         * @description Counts the changes at the desk. A call that changes something carries the version that its caller saw; 0 where the desk has set nothing yet.
         * @example 1
         */
        ImportChangeVersion: number;
        /** @description What else a buyer has to look after before the vehicle can be imported. */
        ImportConditions: ("importPermit" | "limitMayBeLower" | "stricterRulePrepared" | "costsRiseWithAge")[];
        /**
         * @description A calendar day.
         * @example 2026-12-31
         */
        ImportDay: string;
        /** @description The only fuels that are let in; absent where all are. */
        ImportFuels: ("petrol" | "diesel" | "hybrid" | "electric")[];
        /**
         * @description Whether the vehicle has to be inspected before it is shipped.
         * @enum {string}
         */
        ImportInspection: "beforeShipping" | "none" | "unknown";
        /** @description Kinds of vehicles that have rules of their own, which we do not know. */
        ImportKinds: ("HATCHBACK" | "SEDAN" | "SUV" | "MINIVAN" | "VAN" | "PICKUP" | "WAGON" | "ELECTRIC" | "KEI" | "TRUCK" | "BUS" | "COUPE")[];
        ImportRateSet: {
            version: components["schemas"]["ImportChangeVersion"];
        };
        /** @description The rule that decides. */
        ImportRule: {
            from: components["schemas"]["ImportDay"];
            until?: components["schemas"]["ImportDay"];
            basis: components["schemas"]["ImportBasis"];
            /** @enum {string} */
            steering: "right" | "left" | "any" | "unknown";
            /**
             * @description Whether the vehicle has to be inspected before it is shipped.
             * @enum {string}
             */
            inspection: "beforeShipping" | "none" | "unknown";
            /** @description Absent where there is none, or none is known. */
            ageLimit?: {
                years: number;
                /** @description The vehicle has to be younger than that; otherwise it may be exactly as old. */
                isLessThan: boolean;
                /** @enum {string} */
                counts: "registration" | "manufacture";
                /** @enum {string} */
                by: "calendarYears" | "months";
            };
            sources: components["schemas"]["SourceIds"];
        };
        /**
         * @description How far it is to be trusted. announced: by the state. public: read in the law or a public tariff. reported: told by
         *     newspapers and traders. projected: carried on from the years before. estimate: our own, as figures of the demo are.
         * @enum {string}
         */
        ImportSetBasis: "announced" | "public" | "reported" | "projected" | "estimate";
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
        ImportSourceFacts: {
            /** @example Finance Act 2026, section 12 */
            title: string;
            /** @example https://law.example/finance-act-2026 */
            url: string;
            /** @enum {string} */
            kind: "law" | "agency" | "press" | "trader";
        };
        /**
         * @description The side of the steering wheel that is let in.
         * @enum {string}
         */
        ImportSteering: "right" | "left" | "any" | "unknown";
        /**
         * @description Whether one vehicle may be imported. allowed: by the rules that are known. onlyIfShippedBy: allowed, but there is little
         *     time. unclear: something is not known, which `doubts` names. refused: it may not, as `refusals` says. noRule: no rule
         *     of the country is known for that day, and nothing is promised.
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
            /** @description What is not known, or has to be looked after before. */
            doubts: ("ageRuleUnknown" | "steeringRuleUnknown" | "countsFromManufacture" | "monthUnknown" | "vehicleKind" | "importPermit" | "limitMayBeLower" | "stricterRulePrepared" | "costsRiseWithAge")[];
            /** @description The last day on which it may arrive. Absent where none is known. */
            arriveBy?: components["schemas"]["ImportDay"];
            /** @description The last day on which the shortest voyage still arrives in time. */
            shipBy?: components["schemas"]["ImportDay"];
            /** @description The country takes vehicles first registered in this year and later, at that arrival. */
            registeredFrom?: number;
            /** @description Part of it follows from a rule that is not announced yet, carried on from the years before. */
            isProjected: boolean;
            rule?: components["schemas"]["ImportRule"];
        };
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
            /** @description The country that the vehicle stands in. */
            countryDesc: string;
            refNo: string;
            remark?: string;
        };
        InquiryListPayload: {
            pageNo: components["schemas"]["PageNo"];
            /** @description How many inquiries make a page; the site asks for 10. */
            pageSize: number;
        };
        /**
         * @description What the buyer asks for, and the prices that the buyer saw. They are a record: the server counts with its own.
         *     With collect freight the buyer saw 'ASK' for transport, insurance, total and deposit; their amounts are then absent.
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
            /** @description What the coupons take off. */
            discountPrice?: components["schemas"]["PriceText"];
            discountPriceUSD?: components["schemas"]["AmountUSD"];
            discountPriceJPY?: components["schemas"]["AmountJPY"];
        };
        /**
         * @description A day of the calendar, without a zone.
         * @example 2026-06-10
         */
        InspectionDay: string;
        /**
         * @description Who inspects the vehicle and issues the certificate.
         * @example QISJ
         */
        InspectionIssuer: string;
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
         * @description Who has looked at it.
         * @example GariPort Yokohama
         */
        Inspector: string;
        InsuranceNow: {
            version: components["schemas"]["TermVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            value?: components["schemas"]["InsuranceTerm"];
        };
        InsuranceTerm: {
            policyFeeCents: components["schemas"]["Cents"];
            /** @description The premium as a part of the insured value, which is vehicle, freight and premium. */
            ratioOfCif: components["schemas"]["PartOfOne"];
            minimumCents: components["schemas"]["Cents"];
        };
        /** @description Whether it is the account of the demo, which nobody can pay to. */
        IsDemoAccount: boolean;
        /**
         * @description What a vehicle costs in the end, line by line. The lines add up to the totals in every currency. Each amount has a least
         *     and a most; they differ where a figure is not certain. Nothing but what is paid to us is part of a deposit.
         */
        LandedCost: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The market's day on which this was counted. */
            asOf: components["schemas"]["ImportDay"];
            /** @description The day of arrival by which the rates were chosen. */
            arrivalDay: components["schemas"]["ImportDay"];
            /**
             * @description complete: all that has to be paid is among the lines. partial: some of it has no known figure, as `unknown` says.
             *     none: no taxes of the country are known for that day, and the lines are ours alone.
             * @enum {string}
             */
            completeness: "complete" | "partial" | "none";
            lines: components["schemas"]["LandedCostLine"][];
            toUs: components["schemas"]["CostSpan"];
            toState: components["schemas"]["CostSpan"];
            toOthers: components["schemas"]["CostSpan"];
            total: components["schemas"]["CostSpan"];
            customsValue?: components["schemas"]["CustomsValue"];
            /** @description What has to be paid besides, and of which no figure is known. */
            unknown: components["schemas"]["ChargeName"][];
            /** @description What the price of our customs clearance pays. Empty without it. */
            covered: components["schemas"]["ChargeName"][];
            /** @description What a reader has to know about the figures. */
            notes: ("noTaxesKnown" | "someChargesUnknown" | "listPriceTold" | "listPriceEstimated" | "valuedByPrice" | "monthUnknown" | "engineSizeUnknown" | "manufactureMayBeEarlier" | "ratesForCars" | "coveredByClearance" | "cannotBeImported")[];
            /** @description The rate between shillings and dollars, our own. Customs has another. */
            kesPerUsd: number;
            sources: components["schemas"]["ImportSource"][];
        };
        LandedCostLine: {
            /** @enum {string} */
            name: "vehicle" | "freight" | "insurance" | "clearance" | "importDuty" | "excise" | "ageExcise" | "vat" | "importDeclarationFee" | "railwayLevy" | "processingFee" | "withholdingTax" | "infrastructureLevy" | "environmentalLevy" | "plates" | "inspection" | "portHandling" | "inlandTransport" | "agent";
            /**
             * @description Who gets it. others are agents, inspectors and the port.
             * @enum {string}
             */
            payee: "us" | "state" | "others";
            min: components["schemas"]["CostAmount"];
            max: components["schemas"]["CostAmount"];
            /** @description The per cent that are taken, and of the sum of which lines. Absent for an amount. */
            formula?: {
                percent: components["schemas"]["PercentSpan"];
                of: string[];
            };
            /** @description The first day for which the figure is known to be in force. */
            from?: components["schemas"]["ImportDay"];
            until?: components["schemas"]["ImportDay"];
            basis: components["schemas"]["ImportBasis"];
            sources: components["schemas"]["SourceIds"];
        };
        LandedCostPayload: {
            carSourceId: components["schemas"]["Id"];
            /** @description A port that `listPorts` answered for this vehicle and country. */
            endPortId: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            transportType: components["schemas"]["TransportType"];
            couponDetailIds?: components["schemas"]["CouponDetailIds"];
            /**
             * @description 1 where the buyer wants our customs clearance. It counts where it is offered and the vehicle may be imported.
             * @enum {integer}
             */
            checkClearancePrice?: 0 | 1;
            /** @description The day of arrival, today or later, by which rates are chosen. Absent for the next ship. */
            arrivalDay?: components["schemas"]["ImportDay"];
        };
        /**
         * @description What a vehicle costs in the end in the country of `landedCountryCode`, which has to be sent with it, in whole Kenyan
         *     shillings. The most that it may cost counts, so that a vehicle up to `landedTo` does not cost more; both bounds are
         *     included, and vehicles whose cost is not known are left out. Where `landedFrom` is more than `landedTo`, they are taken
         *     the other way round.
         * @example 2500000
         */
        LandedFilter: number;
        /** @example p-mba */
        LandingPortId: string;
        /**
         * @description The interface language; cn is Chinese, jp is Japanese.
         * @example en
         * @enum {string}
         */
        Language: "en" | "cn" | "jp";
        /**
         * @description The last four letters or digits of the account. The whole number is kept nowhere.
         * @example 4471
         */
        LastDigits: string;
        /**
         * @description Counts the changes of a text. A call that changes it carries the one that its caller saw; 0 where nothing is set yet.
         * @example 3
         */
        LegalCounter: number;
        /**
         * @description Which of the legal texts.
         * @enum {string}
         */
        LegalName: "statement" | "privacy" | "protocol";
        LegalText: {
            name: components["schemas"]["LegalName"];
            version: components["schemas"]["LegalVersion"];
            /** @description The day from which it is in force, or was. */
            since: components["schemas"]["StaffDay"];
            /** @description The day from which another took its place; absent while it is in force. */
            replacedOn?: components["schemas"]["StaffDay"];
            /** @description In the caller's language. Absent for version 0, whose words come with the site. */
            text?: components["schemas"]["LegalWords"];
            /** @description All versions that were in force before the one of today, the latest first. */
            earlier: components["schemas"]["EarlierLegalText"][];
        };
        LegalTextPayload: {
            name: components["schemas"]["LegalName"];
            /** @description One of the earlier versions. Without it, or where everybody has never read such a version, it is the one in force. */
            version?: components["schemas"]["LegalVersion"];
        };
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
         * @description A version of a legal text. 0 is the text that comes with the product, which serves until another is in force.
         * @example 3
         */
        LegalVersion: number;
        /**
         * @description Plain text, line by line. A line that begins with `# ` is a heading, lines that begin with `- ` are a list, all other lines are
         *     paragraphs, which an empty line ends. Nothing else in it means anything, and nothing in it is HTML.
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
         * @description As whoever has given it writes it.
         * @example 0200-01-000142
         */
        LicenceNumber: string;
        /** @description A CSV or JSON file of at most 1 MB, as `docs/import.md` describes it; which of both it is, its contents say. */
        ListPriceFileContents: string;
        /**
         * @description What the rows would do, in short. It is another where anything else would come of them.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        ListPricePlan: string;
        ListPriceSource: {
            /**
             * @description Who tells it.
             * @example CRSP list of July 2025
             */
            title: string;
            /** @example https://kra.example/crsp-2025 */
            url: string;
        };
        /**
         * @description The year of the list of customs, or the years.
         * @example 2025
         */
        ListYear: string;
        /**
         * @description In whole units of the currency of the country's table.
         * @example 1950000
         */
        ListedAmount: number;
        /**
         * @description The chassis code by which customs and the catalogue tell variants of a model apart.
         * @example KSP130
         */
        ListedChassis: string;
        /** @description What a list knows of landed costs in the country. Absent unless `landedCountryCode` was sent. */
        ListedLandedCosts: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Whether all taxes of the country are known, so that lists can be narrowed and ordered by what vehicles cost there in
             *     the end. False says that this list is neither.
             */
            known: boolean;
            /**
             * Format: date
             * @description The market's day whose prices, rates and rules the costs follow. Absent where they are not known.
             * @example 2026-06-15
             */
            asOf?: string;
            /**
             * @description How many of the vehicles that meet the other filters have no known cost: no ship takes them to the country's usual
             *     port, or their cost is being worked out anew after a change. A list by amounts leaves them out, one that is only
             *     ordered has them at its end. Absent unless the list is narrowed or ordered by landed cost.
             */
            unknownTotal?: number;
        };
        /** @description A text in each language. Readers of a language that is absent get the English one. */
        LocalText: {
            en: components["schemas"]["LocalWords"];
            cn?: components["schemas"]["LocalWords"];
            jp?: components["schemas"]["LocalWords"];
        };
        /** @example Monday to Saturday, 8:00 to 18:00 Nairobi time */
        LocalWords: string;
        LoginAnswer: components["schemas"]["LoginSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure416"] | components["schemas"]["Failure417"] | components["schemas"]["Failure427"] | components["schemas"]["Failure428"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"];
        LoginChallenge: {
            imgKey: components["schemas"]["CaptchaKey"];
            challenge: components["schemas"]["Challenge"];
        };
        LoginChallengePayload: {
            email: components["schemas"]["Email"];
        };
        LoginPayload: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            captcha?: components["schemas"]["CaptchaAnswer"];
            imgKey?: components["schemas"]["CaptchaKey"];
        };
        LoginSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["SessionTokens"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /** @description The page that follows the shipment. Absent before shipping, empty while there is no page. */
        LogisticsLink: string;
        Make: {
            makeId: components["schemas"]["Id"];
            /** @description The make in the call's language. */
            name: string;
            logoUrl: components["schemas"]["ImageUrl"];
            /** @description The make's international name, the same in every language. */
            makeName: string;
            groupName: components["schemas"]["MakeGroupName"];
        };
        MakeGroup: {
            groupName: components["schemas"]["MakeGroupName"];
            list: components["schemas"]["Make"][];
        };
        /**
         * @description The letter that a group of makes stands under, or HOT for the group of hot makes.
         * @example T
         */
        MakeGroupName: string;
        MakeList: {
            /** @description The makes by groups, the hot group first, then by letter. A hot make stands in its letter group too. */
            makeList: components["schemas"]["MakeGroup"][];
        };
        /**
         * @description Kilometres: 1 under 10K, 2 10K-30K, 3 30K-50K, 4 50K-80K, 5 80K-100K, 6 100K-200K, 7 over 200K.
         * @enum {integer}
         */
        MileageFilter: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        MileageReading: {
            readOn: components["schemas"]["ReadingMonth"];
            mileage: components["schemas"]["DisplayMileage"];
            /**
             * @description Where it was written down.
             * @example Roadworthiness test
             */
            source: string;
        };
        Model: {
            modelId: components["schemas"]["Id"];
            /** @description The model in the call's language. */
            name: string;
            makeId: components["schemas"]["Id"];
            /** @description The make's international name. */
            makeName: string;
            /** @description The model's international name. */
            modelName: string;
            /** @description True on the All item alone, which the client itself puts before the models. A server leaves it out. */
            showAll?: boolean;
        };
        /** @description A vehicle type, such as SUV. */
        ModelLevel: {
            code: components["schemas"]["Id"];
            /** @description The type in the call's language. */
            name: string;
            imgUrl: components["schemas"]["ImageUrl"];
        };
        ModelLevelListPayload: {
            /**
             * @description Asks for the vehicle types that the home page shows.
             * @constant
             */
            homePageShow: 1;
        };
        ModelListPayload: {
            makeId: components["schemas"]["Id"];
        };
        ModifyCountryPayload: {
            countryName: components["schemas"]["CountryName"];
        };
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
         * @description Names a line of the ledger.
         * @example 4711
         */
        MoneyLineId: string;
        /**
         * @description `received`: it reached the account. `shortfall`: it is missing, and was accepted as paid. `refundPlanned`,
         *     `refundReleased`, `refundWithdrawn`, `refundSent`: how far a refund came. `kept`: it stays with the company.
         *     `reversalPlanned`, `reversalWithdrawn`, `reversed`: how far the correction of a line that was booked by mistake came.
         * @enum {string}
         */
        MoneyLineKind: "received" | "shortfall" | "refundPlanned" | "refundReleased" | "refundWithdrawn" | "refundSent" | "kept" | "reversalPlanned" | "reversalWithdrawn" | "reversed";
        /**
         * @description The currency of the amount. It has to be the one that the order is paid in; it is told so that nobody enters
         *     an amount in another.
         * @example USD
         */
        MoneyUnit: string;
        NamedPlace: {
            /** @example p-mba */
            id: string;
            /** @example Mombasa */
            name: string;
        };
        NewAddressPayload: {
            name: components["schemas"]["RecipientName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["AddressPhone"];
            countryCode: components["schemas"]["CountryCode"];
            cityId: components["schemas"]["Id"];
            address: components["schemas"]["AddressLine"];
        };
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
        /** @description A country of the answer's `country`, and one of its ports as `listPorts` answers it. */
        OfferedDestination: {
            countryCode: components["schemas"]["CountryCode"];
            port: components["schemas"]["Port"];
        };
        Office: {
            /** @example Kenya office */
            name: string;
            /** @example Harbour House, Moi Avenue, Mombasa */
            address: string;
        };
        OfficeFacts: {
            name: components["schemas"]["LocalText"];
            address: components["schemas"]["LocalText"];
        };
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
            /** @description Shown where depositPriceDesc is absent. */
            depositPrice?: components["schemas"]["PriceText"];
            depositCountryPrice?: components["schemas"]["CountryAmount"];
            totalPriceDesc?: components["schemas"]["PriceText"];
            /** @description Shown where totalPriceDesc is absent. */
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
            /** @description Present while the deposit is to be paid. A voucher that is not accepted starts the time anew. */
            depositDueAt?: components["schemas"]["DepositDueAt"];
            proofRemark?: components["schemas"]["ProofRemark"];
            money?: components["schemas"]["OrderMoney"];
            /**
             * @description Whether the vehicle may be imported where it goes, on the day on which its ship is expected; where none is booked yet,
             *     with the next ship. Absent once the order is completed or cancelled, and where a ship is under way of which no day is known.
             */
            importing?: components["schemas"]["ImportAssessment"];
            /** @description What the vehicle was estimated to cost in the end when it was reserved. Absent where nothing was kept. */
            landedCost?: components["schemas"]["LandedCost"];
            /** @description The order's statuses, the latest first. */
            records: components["schemas"]["OrderRecord"][];
        };
        /**
         * @description The statuses to list, as the tabs name them: empty all; 0,1,4,5 pending; 2 processing; 3,6 shipped; 7 completed;
         *     8 cancelled.
         * @enum {string}
         */
        OrderFilter: "" | "0,1,4,5" | "2" | "3,6" | "7" | "8";
        OrderIdPayload: {
            id: components["schemas"]["Id"];
        };
        OrderListPayload: {
            statusDesc: components["schemas"]["OrderFilter"];
            pageNo: components["schemas"]["PageNo"];
            /** @description How many orders make a page; the site asks for 500. */
            pageSize: number;
        };
        /** @description What was received for the order, in its currency. Present once something was. */
        OrderMoney: {
            /** @description What reached our account so far. */
            received: components["schemas"]["PriceText"];
            /** @description What is missing of the whole price. Absent where nothing is, and once the order is cancelled. */
            missing?: components["schemas"]["PriceText"];
            /** @description What is missing of the deposit, of which a part is in. */
            missingOfDeposit?: components["schemas"]["PriceText"];
            /** @description What was received beyond the whole price and is to be given back. */
            surplus?: components["schemas"]["PriceText"];
            /** @description What stays with the company by the user agreement. */
            kept?: components["schemas"]["PriceText"];
            keptReason?: components["schemas"]["StaffReason"];
            /** @description Refunds that are released or sent, the latest last. */
            refunds?: components["schemas"]["OrderRefund"][];
        };
        /** @example GP20260611004 */
        OrderNo: string;
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
        OrderRecord: {
            statusDesc: string;
            createTimeDesc: components["schemas"]["TimeText"];
            createdAt?: components["schemas"]["CreatedAt"];
            /** @description Why the voucher was not accepted. Present where that led back to this status. */
            proofRemark?: string;
        };
        OrderRefund: {
            amount: components["schemas"]["PriceText"];
            reason: components["schemas"]["StaffReason"];
            bank: components["schemas"]["BankName"];
            lastDigits: components["schemas"]["LastDigits"];
            /** @description The day on which it was sent. Absent as long as it was not. */
            sentOn?: components["schemas"]["StaffDay"];
            reference?: components["schemas"]["BankReference"];
        };
        /**
         * @description 0 deposit to be paid; 1 deposit voucher under review; 2 preparing, in stock; 3 shipped; 4 shipped, balance to be
         *     paid; 5 shipped, balance voucher under review; 6 in transit, receipt can be confirmed; 7 completed; 8 cancelled.
         * @enum {integer}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        OrderSummary: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            status: components["schemas"]["OrderStatus"];
            /** @description The status in the language of the interface. */
            statusDesc: string;
            styleImage: components["schemas"]["ImageUrl"];
            styleName: components["schemas"]["VehicleName"];
            depositPriceDesc?: components["schemas"]["PriceText"];
            /** @description Shown where depositPriceDesc is absent. */
            depositPrice?: components["schemas"]["PriceText"];
            totalPriceDesc?: components["schemas"]["PriceText"];
            /** @description Shown where totalPriceDesc is absent. */
            totalPrice?: components["schemas"]["PriceText"];
            sendOutWebSite?: components["schemas"]["LogisticsLink"];
            proofRemark?: components["schemas"]["ProofRemark"];
        };
        OrderTimeline: {
            way: components["schemas"]["OrderWay"];
            /** @description What happened, the first step first. */
            steps: components["schemas"]["TimelineStep"][];
            /** @description What happened to the money besides, the first step first. Absent where nothing did. */
            money?: components["schemas"]["TimelineMoney"][];
            /** @description Absent where nothing comes next. */
            next?: components["schemas"]["TimelineNext"];
            /** @description What the caller can note about the way. Buyers can note nothing. */
            can: ("noteInspection" | "noteArrival")[];
        };
        /**
         * @description Counts the changes of the order. A call that changes it carries the version that its caller saw.
         * @example 3
         */
        OrderVersion: number;
        /** @description What is known of the vehicle's way. What is absent is not known yet. */
        OrderWay: {
            inspectedBy?: components["schemas"]["InspectionIssuer"];
            inspectionPlannedOn?: components["schemas"]["StaffDay"];
            inspectionPassedOn?: components["schemas"]["StaffDay"];
            certificateNumber?: components["schemas"]["PaperNumber"];
            checkAt?: components["schemas"]["CertificateLink"];
            vessel?: components["schemas"]["StaffVessel"];
            departsOn?: components["schemas"]["StaffDay"];
            arrivesOn?: components["schemas"]["StaffDay"];
            arrivedOn?: components["schemas"]["StaffDay"];
            releasedOn?: components["schemas"]["StaffDay"];
        };
        OwnQuestion: {
            id: components["schemas"]["Id"];
            /**
             * @description `open`: it waits for an answer. `declined`: the staff do not answer it, for the reason given. `withdrawn`: it was answered,
             *     and the answer taken back.
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
             * @description When it was declined, or its answer taken back.
             */
            decidedAt?: string;
        };
        OwnQuestionsPayload: {
            carSourceId: components["schemas"]["Id"];
        };
        /** @description The page wanted, counted from 1. */
        PageNo: number;
        /** @description How many vehicles make a page; the site asks for 24. */
        PageSize: number;
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
             * @description The name that the file is saved under.
             * @example GP20260611004-billOfLading-2.pdf
             */
            name: string;
            /**
             * @description Where the file is fetched. The link is the caller's own, opens this paper of this order alone, and expires within
             *     the hour; asking again gives another. Absent once the paper is withdrawn, and for the buyer while it is held.
             */
            file?: string;
            /**
             * @description The buyer gets the file when the balance is paid. Absent otherwise.
             * @example true
             */
            held?: boolean;
            /** @enum {string} */
            addedBy: "buyer" | "staff";
            /** @description Who of the staff has added it. Only the staff are told. */
            addedByName?: string;
            addedAt: components["schemas"]["Moment"];
            /** @description When the paper was withdrawn. Only the staff see such papers. */
            withdrawnAt?: components["schemas"]["Moment"];
            /** @description Who of the staff has withdrawn it; absent for the buyer. */
            withdrawnByName?: string;
            /** @description Whether the caller can withdraw it. */
            canWithdraw: boolean;
            /**
             * @description Whether the caller can let the buyer read it before the balance is paid. Absent otherwise.
             * @example true
             */
            canRelease?: boolean;
            /** @description Who has let the buyer read it before the balance was paid. Only the staff are told. */
            release?: components["schemas"]["PaperRelease"];
        };
        /**
         * @description A PDF, or a jpg, jpeg, png or bmp picture, of at most 13312 KB, in Base64. A picture is drawn anew, as a payment voucher
         *     is. A PDF is written anew with what its pages show, without links, actions and attached files; one that is locked, or that
         *     carries a program or another file, is refused. Hash and size of the paper are those of what is stored.
         */
        PaperFile: string;
        /**
         * @description What a paper is. An inspection certificate comes from QISJ, JEVIC and the like.
         * @enum {string}
         */
        PaperKind: "exportCertificate" | "inspectionCertificate" | "billOfLading" | "invoice" | "insurance" | "customsEntry" | "receipt" | "other";
        /**
         * @description The number that stands on the paper.
         * @example OOLU2606-7731
         */
        PaperNumber: string;
        PaperRelease: {
            at: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            by: string;
            /** @example The bank confirmed the transfer by telephone. */
            reason: string;
        };
        /**
         * @description What the paper is called, where its kind does not say enough.
         * @example Logbook of the exporter
         */
        PaperTitle: string;
        Papers: {
            /** @description The papers, the first one first. */
            papers: components["schemas"]["Paper"][];
            /** @description Whether the caller can add a paper. A cancelled order takes none. */
            canAdd: boolean;
        };
        /**
         * @description A part of one, so that 0.32 is 32 %.
         * @example 0.32
         */
        PartOfOne: number;
        /** @description Letters and digits, at least one of each; the other characters allowed are ~!@#$%^&*., */
        Password: string;
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
        PaymentCheck: {
            /** @description Whether it is ours, still holds, and is what stands on the paper as far as that was sent along. */
            isPayable: boolean;
            /** @description What stands in the way of paying by it. */
            concerns: components["schemas"]["PaymentConcern"][];
            kind: components["schemas"]["PaymentKind"];
            orderNo: components["schemas"]["OrderNo"];
            amount: components["schemas"]["PriceText"];
            account: components["schemas"]["CheckedAccount"];
            /** @description The account in force now. Present where it is another one. */
            replacedBy?: components["schemas"]["CheckedAccount"];
            /**
             * Format: date-time
             * @description When it was issued.
             */
            issuedAt: string;
            /**
             * Format: date-time
             * @description When the key that signed it was retired. Absent while that signs.
             */
            keyRetiredAt?: string;
        };
        /**
         * @description underReview: a proof for it is being checked; paid: it has arrived; orderCancelled: the order is cancelled; depositLapsed:
         *     its deposit did not come in time; accountReplaced: payments go to another account now; amountChanged: another amount is
         *     due now; otherOrder, otherAmount, otherAccount: what stands on the paper is not what we asked for.
         * @enum {string}
         */
        PaymentConcern: "underReview" | "paid" | "orderCancelled" | "depositLapsed" | "accountReplaced" | "amountChanged" | "otherOrder" | "otherAmount" | "otherAccount";
        PaymentInstructions: {
            kind: components["schemas"]["PaymentKind"];
            payUnit: components["schemas"]["PayUnit"];
            amount: components["schemas"]["PriceText"];
            /**
             * @description The amount as a bank's form takes it, without currency and separators.
             * @example 8940.00
             */
            figure: string;
            /** @description What is stated with the payment. */
            reference: components["schemas"]["OrderNo"];
            dueAt?: components["schemas"]["DepositDueAt"];
            /**
             * @description Who collects the payment for us.
             * @example Pwani Collections Ltd
             */
            holder: string;
            /** @description The account, a line for each thing that a bank asks for, in the language of the interface. */
            account: components["schemas"]["AccountLine"][];
            since?: components["schemas"]["AccountSince"];
            releasedBy?: components["schemas"]["ReleasedBy"];
            releasedByRole?: components["schemas"]["ReleasedByRole"];
            isDemo: components["schemas"]["IsDemoAccount"];
            /** @description Whether this order's buyer was told another account before. */
            hasChanged: boolean;
            checkCode: components["schemas"]["CheckCode"];
        };
        /**
         * @description Which part of the price is to be paid.
         * @enum {string}
         */
        PaymentKind: "deposit" | "balance";
        PercentSpan: {
            min: number;
            max: number;
        };
        Photo: {
            photoPath: components["schemas"]["ImageUrl"];
            /** @description The still of a video. Present only where photoPath is a video. */
            videoTempImage?: components["schemas"]["ImageUrl"];
        };
        Port: {
            portId: components["schemas"]["Id"];
            /** @example Mombasa */
            name: string;
            /** @description The ways to ship this vehicle to this port. The first is the one offered at first. */
            transports: components["schemas"]["Transport"][];
        };
        PortListPayload: {
            /** @description The vehicle's transportTemplateId. */
            templateId: components["schemas"]["Id"];
            countryCode: components["schemas"]["CountryCode"];
            carSourceId: components["schemas"]["Id"];
        };
        /** @description What a poster says of the sales agent who made it. */
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
        PreviewAmount: {
            usd: components["schemas"]["PriceText"];
            jpy: components["schemas"]["PriceText"];
            kes: components["schemas"]["PriceText"];
        };
        PreviewLine: {
            /** @enum {string} */
            name: "vehicle" | "freight" | "insurance" | "total" | "deposit" | "clearance";
            /** @description By the terms that are set; absent where they make no such price. */
            before?: components["schemas"]["PreviewAmount"];
            /** @description By the terms that are given; absent where they make no such price. */
            after?: components["schemas"]["PreviewAmount"];
        };
        PreviewSample: {
            /** @description Absent where the vehicle is made up. */
            vehicleId?: components["schemas"]["Id"];
            /** @description Absent where the vehicle is made up. */
            name?: string;
            /** @description What it costs at the yard. */
            listPrice: components["schemas"]["PriceText"];
            /** @example 11.7 */
            cubicMetres: number;
            /** @example Yokohama */
            yardName: string;
        };
        PriceDetailPayload: {
            carSourceId: components["schemas"]["Id"];
            /** @description A port that `listPorts` answered for this vehicle and country. */
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
         * @description The price of one vehicle to one port. Vehicle, transport and insurance sum to the total (CIF); clearance comes on
         *     top of it. A deposit is depositRatio of its total. Every field that ends in Desc is in the unit of the interface:
         *     JPY for jp, USD otherwise. The clearance amounts are absent where showCustomClearance is 0.
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
            /** @description What the flash sale takes off, already taken off here. Present only on a flash-sale vehicle. */
            flashSaleDeduction?: components["schemas"]["PriceText"];
            flashSaleDeductionUSD?: components["schemas"]["AmountUSD"];
            flashSaleDeductionJPY?: components["schemas"]["AmountJPY"];
            /**
             * @description What the coupons take off, already taken off here. Present only where coupons were asked with; less than they are
             *     worth where the price would fall below its minimum.
             */
            discountPrice?: components["schemas"]["PriceText"];
            discountPriceUSD?: components["schemas"]["AmountUSD"];
            discountPriceJPY?: components["schemas"]["AmountJPY"];
            /** @description The lowest vehicle price that a poster may come down to. Only a poster user gets it. */
            sellingPriceMinUSD?: components["schemas"]["AmountUSD"];
            /** @description The lowest vehicle price that a poster may come down to. Only a poster user gets it. */
            sellingPriceMinJPY?: components["schemas"]["AmountJPY"];
        };
        /**
         * @description An amount as it is shown, currency first and grouped by thousands. Where the field's name holds no currency, it is
         *     yen for calls in Japanese and US dollars for all others.
         * @example USD 6,850
         * @example JPY 1,041,200
         * @example KES 883,650
         */
        PriceText: string;
        /**
         * @description An amount as it is shown, or ASK.
         * @example USD 1,420
         * @example ASK
         */
        PriceTextOrAsk: string;
        /**
         * @description True while the marketplace is setting its prices, and absent at all other times. Every amount of the vehicle is then 0
         *     and says nothing: show that the price is on request. The vehicle can be read, and cannot be reserved.
         */
        PricesUnset: boolean;
        /**
         * @description The urls of 1 to 4 uploaded pictures as `uploadImage` answered them, joined by commas.
         * @example /files/proofs/7c1e/slip-1.jpg,/files/proofs/7c1e/slip-2.jpg
         */
        ProofImages: string;
        /**
         * @description Why the voucher handed in last was not accepted. Present while another one is awaited instead.
         * @example The amount on the slip cannot be read.
         */
        ProofRemark: string;
        Property: {
            name: string;
            /** @description Empty where the value is not known. */
            value: string;
        };
        PropertyGroup: {
            groupName: string;
            propertyList: components["schemas"]["Property"][];
        };
        /**
         * @description Where the browser's push service takes messages for this browser (`endpoint`): an https address of a public host, at
         *     the usual port.
         * @example https://updates.push.services.mozilla.com/wpush/v2/gAAAAABqExample
         */
        PushAddress: string;
        PushEndpointPayload: {
            endpoint: components["schemas"]["PushAddress"];
        };
        PushKey: {
            /**
             * @description The key that a browser subscribes with (`applicationServerKey`): a point of P-256, uncompressed, in base64url.
             *     Absent where the server sends no messages.
             * @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4
             */
            publicKey?: string;
        };
        /** @description What the browser's own subscription says, as its `toJSON()` writes it. */
        PushSubscriptionPayload: {
            endpoint: components["schemas"]["PushAddress"];
            /**
             * @description The browser's public key, a point of P-256, uncompressed, in base64url.
             * @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4
             */
            p256dh: string;
            /**
             * @description The secret that the browser shares with whoever writes to it, 16 bytes in base64url.
             * @example BTBZMqHH6r4Tts7J_aSIgg
             */
            auth: string;
        };
        /**
         * @description A question, of at least ten characters between its outer spaces.
         * @example Has the timing belt been changed, and when?
         */
        QuestionText: string;
        /**
         * @description What one US dollar is. It counts to four decimals.
         * @example 129.25
         */
        Rate: number;
        Rates: {
            jpyPerUsd: components["schemas"]["Rate"];
            kesPerUsd: components["schemas"]["Rate"];
        };
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
        ReceivingCountry: {
            id: components["schemas"]["Id"];
            /** @example Kenya */
            name: string;
            code: components["schemas"]["CountryCode"];
        };
        /** @example Wanjiku Kamau */
        RecipientName: string;
        RefreshTokenPayload: {
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * @description Names a refund.
         * @example r7Kq2
         */
        RefundId: string;
        RegisterAnswer: components["schemas"]["RegisterSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"];
        RegisterPayload: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            countryName: components["schemas"]["CountryName"];
        };
        RegisterSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["Registration"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        Registration: {
            email: components["schemas"]["Email"];
            /**
             * @description For how many hours the link in the verification e-mail is good.
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
         * @description The first name of whoever released it. Present with `since`.
         * @example Amina
         */
        ReleasedBy: string;
        /**
         * @description What they are among the staff, in the language of the interface. Absent where they are not among them any more.
         * @example Accounts
         */
        ReleasedByRole: string;
        /**
         * @description Seconds until the flash sale ends, counted when the answer was written; 0 when it is over.
         * @example 93784
         */
        RemainingTimes: number;
        RemoveSearchPayload: {
            id: components["schemas"]["Id"];
        };
        /** @example Nyali Road 14 */
        ReservationAddress: string;
        /**
         * @description An e-mail address, shorter than elsewhere.
         * @example wanjiku.kamau@example.com
         */
        ReservationEmail: string;
        ReservationLimits: {
            version: components["schemas"]["TermVersion"];
            perBuyer: components["schemas"]["ReservationsPerBuyer"];
            perDealer: components["schemas"]["ReservationsPerDealer"];
        };
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
            /** @description The port. Where it is absent, the port of the buyer's last price request for this vehicle counts. */
            endPortId?: components["schemas"]["Id"];
            checkClearancePrice?: components["schemas"]["ClearanceChoice"];
            /** @description The buyer has said to want the vehicle although the country that it goes to does not let it in, as assessImport tells. Without this word such a vehicle is not reserved. */
            wantsRefusedImport?: boolean;
            couponDetailIds?: components["schemas"]["CouponDetailIds"];
            /** @description What the coupons take off, as the buyer saw it. The server counts with its own. */
            discountPrice?: components["schemas"]["PriceText"];
            discountPriceUSD?: components["schemas"]["AmountUSD"];
            discountPriceJPY?: components["schemas"]["AmountJPY"];
        };
        /** @example +254712345678 */
        ReservationPhone: string;
        ReservationReceipt: {
            createTimeDesc: components["schemas"]["TimeText"];
            createdAt?: components["schemas"]["CreatedAt"];
            depositDueAt: components["schemas"]["DepositDueAt"];
        };
        /**
         * @description How many vehicles the account of a buyer can hold whose deposit has not been accepted.
         * @example 3
         */
        ReservationsPerBuyer: number;
        /**
         * @description The same for a certified dealer. Where it is less than that of a buyer, that of a buyer counts.
         * @example 10
         */
        ReservationsPerDealer: number;
        ResetPasswordPayload: {
            authKey: components["schemas"]["AuthKey"];
            newPassword: components["schemas"]["Password"];
        };
        RoroTariff: {
            yardId: components["schemas"]["YardId"];
            portId: components["schemas"]["LandingPortId"];
            handlingCents: components["schemas"]["Cents"];
            centsPerCubicMetre: components["schemas"]["Cents"];
            minimumCents: components["schemas"]["Cents"];
        };
        /** @description What a RORO ship costs, by yard and port. A journey without a tariff is not offered. */
        RoroTariffs: components["schemas"]["RoroTariff"][];
        SaveSearchPayload: {
            name: components["schemas"]["SearchName"];
            search: components["schemas"]["SearchFilters"];
        };
        SavedSearch: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SearchName"];
            search: components["schemas"]["SearchFilters"];
            /** Format: date-time */
            savedAt: string;
            alertsByMail: components["schemas"]["AlertSwitch"];
            alertsByPush: components["schemas"]["AlertSwitch"];
            /**
             * Format: date-time
             * @description When the caller was last told of vehicles; left out before the first time.
             */
            toldAt?: string;
        };
        /**
         * @description What the list is narrowed by, as `listVehicles` takes it, without page and order. At least one filter besides the
         *     countries is needed.
         */
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
             * @description The country that `landedFrom` and `landedTo` are about. Without one of them it is not saved. While not all taxes of the
             *     country are known, nothing is found.
             */
            landedCountryCode?: components["schemas"]["CountryCode"];
            landedFrom?: components["schemas"]["LandedFilter"];
            landedTo?: components["schemas"]["LandedFilter"];
        };
        /**
         * @description What its owner calls it; the site offers the words of the filters.
         * @example Prado for the farm
         */
        SearchName: string;
        /**
         * @description Seats: 1 two, 2 four to five, 3 six, 4 seven, 5 more than seven.
         * @enum {integer}
         */
        SeatsFilter: 1 | 2 | 3 | 4 | 5;
        /** @description The vehicle from a second angle, for a client that shows it while somebody points at the card. */
        SecondImageUrl: components["schemas"]["ImageUrl"];
        ServerTime: {
            /**
             * @description The server's clock. A caller whose own differs corrects its `sequenceId` by the difference.
             * @example 1781258400000
             */
            epochMilliseconds: number;
            /**
             * @description The same moment as the server writes it, in the time zone asked for.
             * @example 2026-06-12 13:00:00
             */
            timeText: string;
        };
        SessionTokens: {
            accessToken: components["schemas"]["Token"];
            refreshToken: components["schemas"]["Token"];
        };
        /** @description When it was set; absent where the desk has never set it. */
        SetAt: components["schemas"]["Moment"];
        /**
         * @description Who set it; absent where the desk has never set it.
         * @example Amina Otieno
         */
        SetBy: string;
        SimilarVehicle: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VehicleName"];
            imageUrl: components["schemas"]["ImageUrl"];
            registrationDate: components["schemas"]["RegistrationDate"];
            price: components["schemas"]["PriceText"];
            priceKES: components["schemas"]["AmountKES"];
            pricesUnset?: components["schemas"]["PricesUnset"];
        };
        SimilarVehicleListPayload: {
            vehicleId: components["schemas"]["Id"];
        };
        SourceId: string;
        SourceIds: components["schemas"]["SourceId"][];
        StaffAcceptInvitationAnswer: components["schemas"]["StaffAcceptInvitationSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure500"];
        StaffAcceptInvitationPayload: {
            authKey: components["schemas"]["AuthKey"];
            name: components["schemas"]["StaffName"];
            password: components["schemas"]["StaffNewPassword"];
            code: components["schemas"]["StaffTotpCode"];
            /** @description Asked for by the link of the first owner alone, which names no address; without meaning elsewhere. */
            email?: components["schemas"]["Email"];
        };
        StaffAcceptInvitationSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffWelcome"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        StaffAct: {
            id: string;
            at: components["schemas"]["Moment"];
            /** @description Absent where the act came by command. */
            memberId?: components["schemas"]["Id"];
            /**
             * @description Who did it, by the name of that time.
             * @example Amina Otieno
             */
            name: string;
            /**
             * @description From where; absent where the act came by command.
             * @example 203.0.113.9
             */
            address?: string;
            /** @example approve-payment */
            act: string;
            /** @example GP20260612003 */
            subject: string;
            /**
             * @description What was before, as JSON.
             * @example {"status":1}
             */
            before?: string;
            /**
             * @description What is since, as JSON.
             * @example {"status":2}
             */
            after?: string;
        };
        StaffActs: {
            /** @description The latest first. A page shorter than asked for is the last. */
            acts: components["schemas"]["StaffAct"][];
        };
        StaffAddClearingAgentPayload: {
            facts: components["schemas"]["ClearingAgentFacts"];
        };
        StaffAddCouponKindPayload: {
            facts: components["schemas"]["CouponKindFacts"];
        };
        StaffAddImportPhotoPayload: {
            id: components["schemas"]["Id"];
            line: number;
            place: components["schemas"]["StaffImportPhotoPlace"];
            /** @description A jpg, jpeg, png or bmp picture of at most 13312 KB, with or without its data-URL prefix. */
            imgBase64: string;
        };
        StaffAddNotePayload: {
            id: components["schemas"]["Id"];
            text: string;
        };
        StaffAddPaperPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PaperKind"];
            title?: components["schemas"]["PaperTitle"];
            number?: components["schemas"]["PaperNumber"];
            fileBase64: components["schemas"]["PaperFile"];
            /**
             * @description Whether the buyer gets the file only when the balance is paid. Without it the kind decides: a bill of lading is held,
             *     others are not.
             * @example true
             */
            isHeld?: boolean;
        };
        StaffAddPhotoPayload: {
            id: components["schemas"]["Id"];
            /** @description A jpg, jpeg, png or bmp picture of at most 13312 KB, with or without its data-URL prefix. */
            imgBase64: string;
        };
        StaffAddReadyAnswerPayload: {
            name: components["schemas"]["StaffReadyName"];
            texts: components["schemas"]["StaffReadyTexts"];
        };
        StaffAnswerChatPayload: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["StaffChatText"];
            /** @description The last message that the caller saw. Where a colleague has answered after it, nothing is sent. */
            seen: components["schemas"]["StaffMessageId"];
        };
        StaffAnswerInquiryPayload: {
            id: components["schemas"]["Id"];
            /** @description The answer, which goes to the buyer by mail as it is. */
            text: string;
        };
        StaffAnswerQuestionPayload: {
            id: components["schemas"]["Id"];
            /** @description The question in the wording that everybody reads; absent where it is published as it was asked. */
            published?: components["schemas"]["QuestionText"];
            answer: components["schemas"]["StaffAnswerText"];
        };
        /** @description The answer, in the language that the buyer reads. */
        StaffAnswerText: string;
        StaffArrangeBannersPayload: {
            /** @description All banners in the order that was seen. */
            seen: components["schemas"]["BannerIds"];
            /** @description The same in the order that they get. */
            ids: components["schemas"]["BannerIds"];
        };
        StaffArrangePhotosPayload: {
            id: components["schemas"]["Id"];
            /** @description The photos as the caller saw them. Where they are others by now, nothing is changed. */
            seen: components["schemas"]["StaffPhotoPlace"][];
            /** @description The same in their new order, turned as they are to be; what is left out is taken away. */
            photos: components["schemas"]["StaffPhotoPlace"][];
        };
        /**
         * @description What buyers of this language read; needed in each while the hours are on.
         * @example We answer from 8 to 18 o’clock in Nairobi.
         */
        StaffAwayText: string;
        StaffBankAccount: {
            id: components["schemas"]["Id"];
            payUnit: components["schemas"]["BankPayUnit"];
            /**
             * @description `proposed`: waits for a second person. `released`: buyers are told from `shownFrom` on. `shown`: buyers are told it.
             *     `past`: another has taken its place. `withdrawn`: it was never told.
             * @enum {string}
             */
            state: "proposed" | "released" | "shown" | "past" | "withdrawn";
            facts: components["schemas"]["BankAccountFacts"];
            /** @example Amina Otieno */
            proposedBy: string;
            proposedAt: components["schemas"]["Moment"];
            /** @description Whether the caller has proposed it. */
            isOwn: boolean;
            /** @description Why the caller cannot release a proposal. Absent where the caller can, and for what waits no more. */
            releaseBar?: components["schemas"]["StaffReleaseBar"];
            /** @example Kimani Mwangi */
            releasedBy?: string;
            releasedAt?: components["schemas"]["Moment"];
            /** @description From when buyers are told of it, an hour after the release. */
            shownFrom?: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            withdrawnBy?: string;
            withdrawnAt?: components["schemas"]["Moment"];
        };
        StaffBankAccountPayload: {
            id: components["schemas"]["Id"];
        };
        StaffBankAccounts: {
            /** @description When it was so. */
            at: components["schemas"]["Moment"];
            /** @description All that were ever proposed, the latest first, of which a hundred at most. */
            accounts: components["schemas"]["StaffBankAccount"][];
        };
        StaffBanner: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["BannerVersion"];
            words: components["schemas"]["BannerWords"];
            makeId?: components["schemas"]["BannerTarget"];
            from?: components["schemas"]["StaffDay"];
            until?: components["schemas"]["StaffDay"];
            imageUrl: components["schemas"]["ImageUrl"];
            /**
             * @description `showing`: visitors see it. `ahead`: its first day is to come. `over`: its last day is past. `couponless`: its days are there, but it
             *     opens the coupons, and whoever registers is given none at the moment.
             * @enum {string}
             */
            state: "showing" | "ahead" | "over" | "couponless";
            /** @description When it was added or changed last; absent where it came with the product. */
            setAt?: components["schemas"]["Moment"];
            /**
             * @description Who did that; absent likewise.
             * @example Amina Otieno
             */
            setBy?: string;
        };
        StaffBanners: {
            /** @description Which day it is in the market. */
            today: components["schemas"]["StaffDay"];
            /** @description All of them, in the order in which they are shown. */
            banners: components["schemas"]["StaffBanner"][];
            /** @description The makes that a banner can open, in the order of the alphabet. */
            makes: components["schemas"]["BannerMake"][];
        };
        StaffBeginConfirmByPasskeyAnswer: components["schemas"]["StaffBeginConfirmByPasskeySuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"];
        StaffBeginConfirmByPasskeySuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffPasskeyRequest"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        StaffBeginInvitationTotpAnswer: components["schemas"]["StaffBeginInvitationTotpSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure500"];
        StaffBeginInvitationTotpSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffTotp"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        StaffBeginPasskeyLogInAnswer: components["schemas"]["StaffBeginPasskeyLogInSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure500"];
        StaffBeginPasskeyLogInSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffPasskeyRequest"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        StaffBlock: {
            at: components["schemas"]["Moment"];
            reason: string;
        };
        StaffBlockBuyerPayload: {
            id: components["schemas"]["Id"];
            reason: components["schemas"]["StaffBlockReason"];
        };
        /**
         * @description Why, for the record and for colleagues; the buyer does not read it.
         * @example Three orders with forged slips.
         */
        StaffBlockReason: string;
        StaffBuyer: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            language: components["schemas"]["Language"];
            countryName: string;
            createdAt: components["schemas"]["Moment"];
            blocked?: components["schemas"]["StaffBlock"];
            /** @description The name on the posters that the account makes. */
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
        StaffBuyerOrder: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
            vehicleName: string;
            createdAt: components["schemas"]["Moment"];
        };
        StaffBuyerPage: {
            total: number;
            /** @description The newest accounts first. */
            buyers: components["schemas"]["StaffBuyerSummary"][];
        };
        StaffBuyerSession: {
            id: components["schemas"]["Id"];
            begunAt: components["schemas"]["Moment"];
            /** @description Absent while it goes on. */
            endedAt?: components["schemas"]["Moment"];
            /**
             * @description By logging out, by a new password, as a token was used twice, or by the staff.
             * @enum {string}
             */
            endReason?: "logout" | "password" | "reuse" | "staff";
        };
        StaffBuyerSummary: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description Who received the buyer's latest order. */
            name?: string;
            countryName: string;
            createdAt: components["schemas"]["Moment"];
            orders: number;
            isBlocked: boolean;
        };
        StaffCancelOrderPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            /** @description Why, for the timeline; the letter to the buyer does not carry it. */
            reason: string;
            /** @description Whether its vehicle is withdrawn, such as one that is damaged. Otherwise it is offered again at once. */
            withdrawsVehicle?: boolean;
        };
        StaffCarryOutListPriceFilePayload: {
            countryCode: components["schemas"]["CountryCode"];
            plan: components["schemas"]["ListPricePlan"];
            fileBase64: components["schemas"]["ListPriceFileContents"];
        };
        StaffCertifyDealerPayload: {
            id: components["schemas"]["Id"];
            changedAt: components["schemas"]["Moment"];
        };
        StaffChangeChatHoursPayload: {
            version: components["schemas"]["StaffHoursVersion"];
            /** @description Where it is false, buyers are told of no hours. */
            isOn: boolean;
            days: components["schemas"]["StaffWeekdays"];
            from: components["schemas"]["StaffTimeOfDay"];
            to: components["schemas"]["StaffTimeOfDay"];
            en: components["schemas"]["StaffAwayText"];
            cn: components["schemas"]["StaffAwayText"];
            jp: components["schemas"]["StaffAwayText"];
        };
        StaffChangeClearingAgentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CompanyVersion"];
            facts: components["schemas"]["ClearingAgentFacts"];
        };
        StaffChangePasswordPayload: {
            oldPassword: components["schemas"]["StaffGivenPassword"];
            newPassword: components["schemas"]["StaffNewPassword"];
        };
        StaffChangePricePayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            price: components["schemas"]["StockDollars"];
            lowestPrice: components["schemas"]["StockDollars"];
        };
        StaffChangeReadyAnswerPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StaffReadyVersion"];
            name: components["schemas"]["StaffReadyName"];
            texts: components["schemas"]["StaffReadyTexts"];
        };
        StaffChangeRolePayload: {
            id: components["schemas"]["Id"];
            role: components["schemas"]["StaffRole"];
        };
        /** @description The shipment as it is from now on; what is left out is taken away. The freight number stays unless given. */
        StaffChangeShipmentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            freightNumber?: components["schemas"]["StaffFreightNumber"];
            logisticsLink?: components["schemas"]["LogisticsLink"];
            vessel?: components["schemas"]["StaffVessel"];
            departsOn?: components["schemas"]["StaffDay"];
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        StaffChat: {
            buyer: components["schemas"]["StaffChatBuyer"];
            version: components["schemas"]["StaffChatVersion"];
            lastId: components["schemas"]["StaffMessageId"];
            waitingSince?: components["schemas"]["Moment"];
            holder?: components["schemas"]["StaffChatMember"];
            /** @description How far the staff have read. */
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
        StaffChatBuyer: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description What the buyer reads; an answer is best given in it. */
            language: components["schemas"]["Language"];
            countryName: string;
            /** @description When the account was opened. */
            since: components["schemas"]["Moment"];
        };
        /** @description When chats are answered, by the market's clock, and what buyers read when they open the chat at other times. */
        StaffChatHours: {
            version: components["schemas"]["StaffHoursVersion"];
            /** @description Where it is false, buyers are told of no hours. */
            isOn: boolean;
            days: components["schemas"]["StaffWeekdays"];
            from: components["schemas"]["StaffTimeOfDay"];
            to: components["schemas"]["StaffTimeOfDay"];
            en: components["schemas"]["StaffAwayText"];
            cn: components["schemas"]["StaffAwayText"];
            jp: components["schemas"]["StaffAwayText"];
        };
        StaffChatMember: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StaffName"];
        };
        StaffChatMessage: {
            id: components["schemas"]["StaffMessageId"];
            from: components["schemas"]["StaffChatSide"];
            /** @description Who of the staff wrote it. */
            name?: string;
            /** @description Text; nothing in it is markup. */
            text: string;
            at: components["schemas"]["Moment"];
        };
        StaffChatOrder: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
            vehicleName: string;
            createdAt: components["schemas"]["Moment"];
            /** @description Whether the buyer wrote last on the page of this order. */
            isAbout: boolean;
        };
        /** @enum {string} */
        StaffChatSide: "buyer" | "staff";
        StaffChatSummary: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            version: components["schemas"]["StaffChatVersion"];
            /** @description The beginning of the last message. */
            lastText: string;
            lastFrom: components["schemas"]["StaffChatSide"];
            lastAt: components["schemas"]["Moment"];
            /** @description How many messages of the buyer nobody has answered. */
            waiting: number;
            /** @description When the first of them came. Absent where nothing waits. */
            waitingSince?: components["schemas"]["Moment"];
            /** @description How many messages of the buyer nobody of the staff has looked at. */
            unread: number;
            holder?: components["schemas"]["StaffChatMember"];
            isBuyerTyping: boolean;
        };
        /**
         * @description A message, as it is shown.
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
            /** @description What lists show for it now, in the currency of the buyer's language. */
            price: components["schemas"]["PriceText"];
            pricesUnset?: components["schemas"]["PricesUnset"];
            /**
             * @description Whether it can be reserved; `own` is held by an order of this buyer.
             * @enum {string}
             */
            state: "free" | "held" | "own" | "gone";
        };
        /**
         * @description Counts up with every message, mark and change of hands. Another than the one shown means that there is something new.
         * @example 7
         */
        StaffChatVersion: number;
        StaffChats: {
            at: components["schemas"]["Moment"];
            /** @description Two hundred at most. Those who wait for an answer come first, the longest waiting before the others. */
            chats: components["schemas"]["StaffChatSummary"][];
            /** @description The members who answer chats, and to whom one can be handed over. */
            colleagues: components["schemas"]["StaffChatMember"][];
        };
        StaffClearingAgent: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CompanyVersion"];
            setAt: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            setBy: string;
            /**
             * @description `shown`: buyers read of it. `ahead`: its licence begins later. `over`: its licence has ended, so that nobody reads of it.
             *     `ended`: the staff have ended it.
             * @enum {string}
             */
            state: "shown" | "ahead" | "over" | "ended";
            /**
             * @description Whether its licence ends within 30 days. Absent where it does not.
             * @constant
             */
            endsSoon?: true;
            /** @description Whether it was made up for a demo. */
            isDemo: boolean;
            facts: components["schemas"]["ClearingAgentFacts"];
        };
        StaffCompany: {
            version: components["schemas"]["CompanyVersion"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
            /** @description Whether the data were made up for a demo. */
            isDemo: boolean;
            /** @description Absent as long as nothing is set. */
            company?: components["schemas"]["CompanyFacts"];
            /** @description All that were ever entered, those of today first. */
            clearingAgents: components["schemas"]["StaffClearingAgent"][];
            /** @description The countries that vehicles go to, each with the ports where they are landed. */
            countries: components["schemas"]["CountryPorts"][];
        };
        StaffCompanyVersion: {
            version: components["schemas"]["CompanyVersion"];
            setAt: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            setBy: string;
            company?: components["schemas"]["CompanyFacts"];
            clearingAgent?: components["schemas"]["ClearingAgentFacts"];
            /**
             * @description The staff have ended the agent with this version. Absent otherwise.
             * @constant
             */
            hasEnded?: true;
        };
        StaffCompanyVersions: {
            /** @description The latest first. */
            versions: components["schemas"]["StaffCompanyVersion"][];
        };
        StaffConfirmByCodeAnswer: components["schemas"]["StaffConfirmByCodeSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"];
        StaffConfirmByCodeSuccess: {
            /** @constant */
            code: 0;
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        StaffConfirmByPasskeyAnswer: components["schemas"]["StaffConfirmByPasskeySuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"];
        StaffConfirmByPasskeySuccess: {
            /** @constant */
            code: 0;
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        StaffConfirmLogInAnswer: components["schemas"]["StaffConfirmLogInSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure500"];
        StaffConfirmLogInPayload: {
            ticket: components["schemas"]["Token"];
            kind: components["schemas"]["StaffFactorKind"];
            /**
             * @description Six digits of the app, or a recovery code; blanks and hyphens do not count.
             * @example 482913
             */
            code: string;
        };
        StaffConfirmLogInSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffTokens"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        StaffConfirmTotpPayload: {
            code: components["schemas"]["StaffTotpCode"];
        };
        StaffCorrectAnswerPayload: {
            id: components["schemas"]["Id"];
            /** @description When it was decided last, as the caller saw it. */
            decidedAt: components["schemas"]["Moment"];
            /** @description The question in the wording that everybody reads. */
            published: components["schemas"]["QuestionText"];
            answer: components["schemas"]["StaffAnswerText"];
        };
        StaffCouponKind: {
            id: components["schemas"]["Id"];
            /** @example WELCOME100 */
            code: string;
            name: components["schemas"]["LocalText"];
            scope?: components["schemas"]["LocalText"];
            /** @example 100 */
            quotaUSD: number;
            /**
             * @description For how many vehicles it is; absent where it is for all.
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
             * @description `given`: it can be given today. `ahead`: its first day is to come. `over`: its last day is past. `usedUp`: as many are given as
             *     there may be. `ended`: the staff have ended it.
             * @enum {string}
             */
            state: "given" | "ahead" | "over" | "usedUp" | "ended";
            setAt: components["schemas"]["Moment"];
            /**
             * @description Who has made it; absent where it was there before the desk.
             * @example Amina Otieno
             */
            setBy?: string;
            endedAt?: components["schemas"]["Moment"];
            /** @example Amina Otieno */
            endedBy?: string;
            counts: components["schemas"]["CouponCounts"];
        };
        StaffCouponKinds: {
            /** @description All that were ever made, those that are not ended first, and of these the latest first. */
            kinds: components["schemas"]["StaffCouponKind"][];
            /** @description Which day it is in the market. */
            today: components["schemas"]["StaffDay"];
        };
        /**
         * @description A day of the calendar, without a zone.
         * @example 2026-07-01
         */
        StaffDay: string;
        StaffDealer: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            /** @description That of the account. */
            email: components["schemas"]["Email"];
            /** @description What the dealer reads; a reason is best given in it. */
            language: components["schemas"]["Language"];
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
            /** @description What the dealer gave for the company. */
            dealerEmail?: string;
            vatNo?: string;
            taxNo?: string;
            /** @description Why it was refused. */
            remark?: string;
            /** @description When it was submitted or decided. A decision carries the one that was seen. */
            changedAt: components["schemas"]["Moment"];
            /**
             * @description Links of the caller's own, which open for an hour at most and end with the session or the role. Empty for roles that
             *     do not judge dealers.
             */
            papers: components["schemas"]["StaffPaper"][];
        };
        StaffDealerPage: {
            total: number;
            /** @description Those under review first, the longest waiting before the others. */
            dealers: components["schemas"]["StaffDealer"][];
        };
        StaffDeclineQuestionPayload: {
            id: components["schemas"]["Id"];
            /**
             * @description Why it is not answered, in the language that the buyer reads.
             * @example We can only tell you about our own vehicles.
             */
            reason: string;
        };
        StaffDeletedVehicle: {
            stockNo: components["schemas"]["StockNumber"];
        };
        StaffEditPhotoPayload: {
            id: components["schemas"]["Id"];
            photo: components["schemas"]["StaffPhotoId"];
            /** @description The mark that the caller saw, absent where there was none. Where it is another by now, nothing is changed. */
            seen?: components["schemas"]["StaffPhotoMark"];
            /** @description The part that is to be shown, a tenth of the photo or more each way. Without it all of it is. */
            crop?: components["schemas"]["StaffPhotoFrame"];
            /** @description What is to be blurred, such as number plates and faces. What is not among them is shown again. */
            blurs: components["schemas"]["StaffPhotoFrame"][];
        };
        StaffEndClearingAgentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CompanyVersion"];
        };
        StaffEndCouponKindPayload: {
            id: components["schemas"]["Id"];
        };
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
            /** @description The deposit had not come in time. */
            lapsed: number;
            byBuyer: number;
            byStaff: number;
        };
        StaffExportListPricesPayload: {
            countryCode: components["schemas"]["CountryCode"];
        };
        StaffExportOrdersPayload: {
            sort: components["schemas"]["StaffOrderSort"];
            isDescending: boolean;
            statuses?: components["schemas"]["StaffStatuses"];
            search?: components["schemas"]["StaffOrderSearch"];
            countryCode?: components["schemas"]["CountryCode"];
            createdFrom?: components["schemas"]["StaffDay"];
            createdTo?: components["schemas"]["StaffDay"];
        };
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
         * @description What the code comes from; a recovery code is good once.
         * @enum {string}
         */
        StaffFactorKind: "totp" | "recovery";
        StaffFigures: {
            at: components["schemas"]["Moment"];
            /** @description The first day on which visits were counted; absent where none has been. */
            visitsSince?: components["schemas"]["StaffDay"];
            /** @description The earliest first, without a gap. */
            weeks: components["schemas"]["StaffWeek"][];
            /** @description How long orders took from one step to the next, of the steps that ended in these weeks. */
            steps: components["schemas"]["StaffStepTime"][];
            /** @description What is on offer now, by the days since it was published. Empty where nothing is on offer. */
            stock: components["schemas"]["StaffStockAge"][];
        };
        StaffFindBuyersPayload: {
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
            /** @description Part of an e-mail, a name, a phone number or an order number; absent for all. */
            search?: string;
            /** @description Only buyers who are blocked, or only others; absent for all. */
            isBlocked?: boolean;
        };
        StaffFindListPricesPayload: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description All of them have to be found.
             * @example vitz
             */
            words?: string;
            /** @description Variants without a list price too. */
            isAll: boolean;
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        StaffFlashSale: {
            deduction: components["schemas"]["StockDollars"];
            endsAt: components["schemas"]["Moment"];
        };
        /** @example GPMBA2606001 */
        StaffFreightNumber: string;
        StaffGetChatPayload: {
            /** @description The account of the buyer. */
            id: components["schemas"]["Id"];
            /** @description Asks for what was written before this message; absent for the latest. */
            before?: components["schemas"]["StaffMessageId"];
        };
        StaffGetFiguresPayload: {
            /** @description How many weeks, the one under way included. */
            weeks: number;
        };
        StaffGetLegalVersionPayload: {
            name: components["schemas"]["LegalName"];
            version: components["schemas"]["LegalVersion"];
        };
        StaffGiveCouponPayload: {
            kindId: components["schemas"]["Id"];
            /** @description By which the buyer logs in. */
            email: components["schemas"]["Email"];
            /**
             * @description Why. It stands in the record, and buyers do not read it.
             * @example The ship was two weeks late.
             */
            reason: string;
        };
        /** @description The password that a member has, which may be from before a rule for new ones. */
        StaffGivenPassword: string;
        StaffHandOverChatPayload: {
            id: components["schemas"]["Id"];
            /** @description Who has the chat, as the caller sees it. */
            from: components["schemas"]["Id"];
            /** @description Who shall have it; absent to leave it to whoever answers first. */
            to?: components["schemas"]["Id"];
        };
        /**
         * @description Counts the changes of the hours. A change carries the version that its caller saw.
         * @example 0
         */
        StaffHoursVersion: number;
        StaffIdPayload: {
            id: components["schemas"]["Id"];
        };
        StaffImportChange: {
            column: components["schemas"]["StockColumn"];
            before: string;
            after: string;
        };
        StaffImportCharge: {
            name: components["schemas"]["ChargeName"];
            /** @enum {string} */
            payee: "state" | "others";
            /** @description What a percentage is taken of. */
            of: ("customsValue" | "vehicle" | "importDuty" | "excise" | "ageExcise" | "vat" | "importDeclarationFee" | "railwayLevy" | "processingFee" | "withholdingTax" | "infrastructureLevy" | "environmentalLevy" | "plates" | "inspection" | "portHandling" | "inlandTransport" | "agent")[];
            version: components["schemas"]["ImportChangeVersion"];
            /** @description In the order of their days, without a gap. */
            periods: components["schemas"]["StaffImportPeriod"][];
        };
        StaffImportCountries: {
            countries: components["schemas"]["StaffImportCountry"][];
        };
        StaffImportCountry: {
            countryCode: components["schemas"]["CountryCode"];
            /** @example Kenya */
            name: string;
            /** @description How far the rule of today is to be trusted; absent where none is known. */
            admission?: components["schemas"]["ImportSetBasis"];
            /**
             * @description Whether all that has to be paid is known, a part of it, or nothing.
             * @enum {string}
             */
            taxes: "complete" | "partial" | "none";
            /**
             * @description Customs values vehicles by list prices. Absent otherwise.
             * @constant
             */
            listPrices?: true;
            /** @description When a source was read last; absent where there is none. */
            seen?: components["schemas"]["StaffDay"];
            setAt?: components["schemas"]["SetAt"];
            setBy?: components["schemas"]["SetBy"];
        };
        StaffImportFault: {
            column: components["schemas"]["StockColumn"];
            /**
             * @description `missing`: a new vehicle needs it. `unknown`: nothing is called so; `hint` names what comes near. `number`: no whole number
             *     in the limits of `hint`. `month`: no month such as 2018-03, or one to come. `shape`: not written as `hint` says.
             *     `formula`: a formula of a spreadsheet stands there. `tooLong`: more than the characters of `hint`. `above`: the lowest price is above the price. `twice`: the line of `hint`
             *     has the same stock or chassis number. `taken`: the vehicle of `hint` has the same chassis number. `ordered`: an order has the vehicle. `changedMeanwhile`: another has changed it since the file
             *     was read. `prices`: nothing can be offered before terms of prices are set. `sale`: with the vehicle's flash sale the price
             *     would go below the lowest price, `hint`.
             * @enum {string}
             */
            kind: "missing" | "unknown" | "number" | "month" | "shape" | "formula" | "tooLong" | "above" | "twice" | "taken" | "ordered" | "changedMeanwhile" | "prices" | "sale";
            /** @description What stands there. */
            value: string;
            /** @description Empty where there is none. */
            hint: string;
        };
        StaffImportPeriod: {
            from: components["schemas"]["StaffDay"];
            /** @description The last day; absent while none is known. */
            until?: components["schemas"]["StaffDay"];
            basis: components["schemas"]["ImportSetBasis"];
            ageCounts?: components["schemas"]["ImportAgeCounts"];
            bands: components["schemas"]["ImportBands"];
            sources: components["schemas"]["StaffImportSource"][];
            setBy?: components["schemas"]["SetBy"];
            setAt?: components["schemas"]["SetAt"];
            /**
             * @description It has not begun and served no estimate. Absent otherwise.
             * @constant
             */
            mayChange?: true;
        };
        StaffImportPhoto: {
            place: components["schemas"]["StaffImportPhotoPlace"];
            /** @description Its address, or its name in an archive, as the file has it. */
            source: string;
            /** @description Whether it is a file of an archive and has no address. */
            isInArchive: boolean;
            /**
             * @description `waiting`: it will be added. `present`: the vehicle has it already. `added`: it was added. `failed`: it cannot be had,
             *     for the reason of `fault`.
             * @enum {string}
             */
            state: "waiting" | "present" | "added" | "failed";
            fault?: components["schemas"]["StaffImportPhotoFault"];
        };
        /** @description How many of the photos that the rows name are where. */
        StaffImportPhotoCounts: {
            /** @description Still to be fetched from their addresses. */
            waiting: number;
            /** @description Still to be sent from an archive. */
            fromArchive: number;
            /** @description There already. */
            present: number;
            /** @description Added to their vehicles. */
            added: number;
            /** @description Those that cannot be had. */
            failed: number;
            /** @description How many of those failed at their host, so that `staffRetryImportPhotos` may get them. */
            retriable: number;
        };
        /**
         * @description `address`: no address by https of a public host. `name`: no name of a file in an archive. `full`: the vehicle has 40 photos.
         *     `row`: its row was not carried out. `notFound`: nothing is there. `unreachable`: its host gives no usable answer. `slow`: it took
         *     too long. `tooLarge`: it is larger than 13 MB. `noPicture`: it is no JPG, PNG or BMP picture, or a broken one. `pixels`: it has
         *     too many pixels.
         * @enum {string}
         */
        StaffImportPhotoFault: "address" | "name" | "full" | "row" | "notFound" | "unreachable" | "slow" | "tooLarge" | "noPicture" | "pixels";
        /** @description Which of the row’s photos it is. */
        StaffImportPhotoPlace: number;
        StaffImportPhotos: {
            /** @description At most 200, by row and place; fewer than 200 are the last. */
            photos: {
                line: number;
                place: components["schemas"]["StaffImportPhotoPlace"];
                /** @description Its name in the archive, as the file has it. */
                source: string;
            }[];
        };
        StaffImportPreview: {
            arrivalDay: components["schemas"]["StaffDay"];
            /** @description How many were worked out. */
            vehicles: number;
            /** @description For how many of them the verdict would be another. */
            turned: number;
            /** @description How many of them would cost something else. */
            changed: number;
            lines: components["schemas"]["StaffImportPreviewLine"][];
        };
        StaffImportPreviewLine: {
            vehicleId: components["schemas"]["Id"];
            /** @example Toyota Vitz */
            name: string;
            verdict: components["schemas"]["StaffImportVerdict"];
            verdictAfter: components["schemas"]["StaffImportVerdict"];
            /** @description The most that it costs in the end; absent where no ship takes it there. */
            before?: components["schemas"]["PreviewAmount"];
            after?: components["schemas"]["PreviewAmount"];
        };
        StaffImportRates: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The market's day. Nothing can be set from an earlier one. */
            today: components["schemas"]["StaffDay"];
            /**
             * @description In which amounts are; absent where no tax is known.
             * @enum {string}
             */
            currency?: "KES" | "USD";
            charges: components["schemas"]["StaffImportCharge"][];
        };
        StaffImportRow: {
            /** @description Where it stands in the file; of JSON, which one it is. */
            line: number;
            /** @description As the file has it. */
            stockNo: string;
            /** @description Make, model and style; empty where they are not known. */
            name: string;
            kind: components["schemas"]["StockRowKind"];
            isDone: boolean;
            /** @description Of a vehicle that is there, what becomes another. */
            changes: components["schemas"]["StaffImportChange"][];
            faults: components["schemas"]["StaffImportFault"][];
            /** @description The photos that the row names, in its order. */
            photos: components["schemas"]["StaffImportPhoto"][];
        };
        StaffImportRows: {
            total: number;
            rows: components["schemas"]["StaffImportRow"][];
        };
        StaffImportRule: {
            from: components["schemas"]["StaffDay"];
            /** @description The last day; absent while none is known. */
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
             * @description It has not begun. Absent otherwise.
             * @constant
             */
            mayChange?: true;
        };
        StaffImportRules: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The market's day. Nothing can be set from an earlier one. */
            today: components["schemas"]["StaffDay"];
            version: components["schemas"]["ImportChangeVersion"];
            /** @description In the order of their days, without a gap. */
            periods: components["schemas"]["StaffImportRule"][];
        };
        StaffImportSource: {
            /** @example Finance Act 2026, section 12 */
            title: string;
            /** @example https://law.example/finance-act-2026 */
            url: string;
            /** @enum {string} */
            kind: "law" | "agency" | "press" | "trader";
            seen: components["schemas"]["StaffDay"];
        };
        /** @enum {string} */
        StaffImportVerdict: "allowed" | "onlyIfShippedBy" | "unclear" | "refused" | "noRule";
        /**
         * @description Rows of a kind; `photos` are those with a photo that cannot be had, of whatever kind.
         * @enum {string}
         */
        StaffImportView: "added" | "changed" | "unchanged" | "faulty" | "photos";
        StaffInquiry: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            /** @description That of the account, to which an answer goes. */
            email: components["schemas"]["Email"];
            /** @description What the buyer reads; an answer is best given in it. */
            language: components["schemas"]["Language"];
            /** @description Who receives the vehicle. */
            name?: string;
            phone?: string;
            countryCode?: components["schemas"]["CountryCode"];
            portName?: string;
            transportName?: string;
            vehicle: components["schemas"]["StaffOrderVehicle"];
            /** @description What the buyer saw, line by line, in the buyer's currency. */
            prices: components["schemas"]["StaffQuoteLine"][];
            createdAt: components["schemas"]["Moment"];
            answeredAt?: components["schemas"]["Moment"];
            /** @description What was answered from the desk. */
            answer?: string;
            /** @description Who answered. */
            answeredBy?: string;
        };
        StaffInquiryPage: {
            total: number;
            /** @description Of those that wait the oldest first, of those that are answered the latest. */
            inquiries: components["schemas"]["StaffInquiry"][];
        };
        /** @description Grades stand on the vehicle's sheet. What is entered twice is kept once. */
        StaffInspection: {
            inspectedOn: components["schemas"]["InspectionDay"];
            inspectedBy: components["schemas"]["Inspector"];
            marks: components["schemas"]["StaffMark"][];
            readings: components["schemas"]["StaffReading"][];
        };
        StaffInvitation: {
            email?: components["schemas"]["Email"];
            name?: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
        };
        StaffInvitationPayload: {
            authKey: components["schemas"]["AuthKey"];
        };
        StaffInvitePayload: {
            email: components["schemas"]["Email"];
            name: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
        };
        StaffKeepMoneyPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            amount: components["schemas"]["MoneyAmount"];
            payUnit: components["schemas"]["MoneyUnit"];
            reason: components["schemas"]["StaffReason"];
        };
        StaffLegalText: {
            name: components["schemas"]["LegalName"];
            counter: components["schemas"]["LegalCounter"];
            /** @description The version that everybody reads today. */
            inForce: components["schemas"]["LegalVersion"];
            /** @description All that were ever set, and the one that comes with the product, the latest first. */
            versions: components["schemas"]["StaffLegalVersion"][];
        };
        StaffLegalTexts: {
            /** @description The market's day, before which no version can begin. */
            today: components["schemas"]["StaffDay"];
            texts: components["schemas"]["StaffLegalText"][];
        };
        StaffLegalVersion: {
            version: components["schemas"]["LegalVersion"];
            fromDay: components["schemas"]["StaffDay"];
            /**
             * @description `inForce`: everybody reads it. `ahead`: its day has not come. `past`: it was in force. `replaced`: another was set for the same
             *     day before it came. `takenBack`: it was taken back before its day.
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
            /** @description When it was taken back; absent where it was not. */
            takenBackAt?: components["schemas"]["Moment"];
            /**
             * @description Who took it back; absent where it was not.
             * @example Amina Otieno
             */
            takenBackBy?: string;
        };
        StaffLegalWords: {
            name: components["schemas"]["LegalName"];
            version: components["schemas"]["LegalVersion"];
            texts: components["schemas"]["LegalTexts"];
        };
        StaffListActsPayload: {
            pageSize: components["schemas"]["StaffPageSize"];
            /** @description The last id of the page before; absent for the first page. */
            before?: string;
            memberId?: components["schemas"]["Id"];
            /** @description What was acted on, such as an order number. */
            subject?: string;
        };
        StaffListChatsPayload: {
            /** @description Part of an e-mail; absent for all. */
            search?: string;
        };
        StaffListCompanyVersionsPayload: {
            /** @description Whose versions are listed; those of the company itself if absent. */
            clearingAgentId?: components["schemas"]["Id"];
            pageSize: components["schemas"]["StaffPageSize"];
            /** @description Only versions before this one. */
            before?: components["schemas"]["CompanyVersion"];
        };
        StaffListDealersPayload: {
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
            /**
             * @description 1 under review, 2 certified, 3 refused; absent for all.
             * @enum {integer}
             */
            status?: 1 | 2 | 3;
        };
        StaffListImportPhotosPayload: {
            id: components["schemas"]["Id"];
            /** @description The last one of what was listed before; absent for the first. */
            after?: {
                line: number;
                place: components["schemas"]["StaffImportPhotoPlace"];
            };
        };
        StaffListImportRowsPayload: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["StaffImportView"];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        StaffListInquiriesPayload: {
            isAnswered: boolean;
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
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
        StaffListPrice: {
            /** @description The first day; absent for what the product brought along. */
            from?: components["schemas"]["StaffDay"];
            /** @description The day before the next one begins; absent for the last one. */
            until?: components["schemas"]["StaffDay"];
            /** @description Absent, as most and list are, where none is known from this day on. */
            least?: components["schemas"]["ListedAmount"];
            most?: components["schemas"]["ListedAmount"];
            list?: components["schemas"]["ListYear"];
            source: components["schemas"]["ListPriceSource"];
            setBy?: components["schemas"]["SetBy"];
            setAt?: components["schemas"]["SetAt"];
            /**
             * @description It has not begun. Absent otherwise.
             * @constant
             */
            mayChange?: true;
        };
        StaffListPriceFault: {
            column: components["schemas"]["StockColumn"];
            /**
             * @description `missing`: it has to be told. `unknown`: nothing is called so; `hint` names what comes near. `number`: no whole number in the limits of
             *     `hint`. `day`: no day, written like `hint`. `shape`: not written as `hint` says. `formula`: a formula of a spreadsheet stands there.
             *     `tooLong`: more than the characters of `hint`. `above`: the least, which is `hint`, is above the most. `twice`: the line of `hint` has the same variant and
             *     day. `past`: days that are over keep their list price. `begun`: the list price of this day has begun. `ended`: none counts on this
             *     day, so that there is nothing to end.
             * @enum {string}
             */
            kind: "missing" | "unknown" | "number" | "day" | "shape" | "formula" | "tooLong" | "above" | "twice" | "past" | "begun" | "ended";
            /** @description What stands there. */
            value: string;
            /** @description Empty where there is none. */
            hint: string;
        };
        StaffListPriceFile: {
            plan: components["schemas"]["ListPricePlan"];
            /** @description How many list prices or ends it adds. */
            added: number;
            /** @description How many it corrects. */
            changed: number;
            /** @description How many are there already as the file has them. */
            unchanged: number;
            /** @description How many rows cannot be carried out. */
            faulty: number;
            rows: components["schemas"]["StaffListPriceRow"][];
        };
        StaffListPriceFileCounts: {
            /** @description How many list prices or ends were added. */
            added: number;
            /** @description How many were corrected. */
            changed: number;
            /** @description How many were there already as the file has them. */
            unchanged: number;
            /** @description How many rows were left out. */
            faulty: number;
        };
        StaffListPricePreview: {
            arrivalDay: components["schemas"]["StaffDay"];
            /** @description How many vehicles of the variant are for sale. */
            stock: number;
            /** @description For how many of them nobody has entered the size of the engine, so that the excise duty is a range and the amounts are its upper end. */
            engineUnknown: number;
            /** @description How many were worked out. */
            vehicles: number;
            /** @description For how many of them the verdict would be another; a list price turns none. */
            turned: number;
            /** @description How many of them would cost something else. */
            changed: number;
            lines: components["schemas"]["StaffImportPreviewLine"][];
        };
        StaffListPriceRow: {
            /** @description Where the row stands in the file. */
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
        StaffListPriceSet: {
            version: components["schemas"]["ImportChangeVersion"];
        };
        StaffListPrices: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The market's day. Nothing can be set from an earlier one. */
            today: components["schemas"]["StaffDay"];
            /**
             * @description In which all amounts are.
             * @enum {string}
             */
            currency: "KES" | "USD";
            /** @description How many variants there are on all pages. */
            total: number;
            variants: components["schemas"]["StaffListedVariant"][];
        };
        StaffListQuestionsPayload: {
            state: components["schemas"]["StaffQuestionState"];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
        };
        StaffListStockPayload: {
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["StaffPageSize"];
            sort: components["schemas"]["StaffStockSort"];
            isDescending: boolean;
            state?: components["schemas"]["StaffStockState"];
            makeId?: components["schemas"]["Id"];
            search?: components["schemas"]["StaffStockSearch"];
        };
        StaffListTermVersionsPayload: {
            part: components["schemas"]["TermPart"];
            pageSize: components["schemas"]["StaffPageSize"];
            /** @description Only versions before this one. */
            before?: components["schemas"]["TermVersion"];
        };
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
            /** @description In the order of their days, all that there were since the desk began, those to come, and what the product brought along. */
            prices: components["schemas"]["StaffListPrice"][];
        };
        StaffLogInAnswer: components["schemas"]["StaffLogInSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure417"] | components["schemas"]["Failure428"] | components["schemas"]["Failure500"];
        StaffLogInPayload: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["StaffGivenPassword"];
            captcha?: components["schemas"]["CaptchaAnswer"];
            imgKey?: components["schemas"]["CaptchaKey"];
        };
        StaffLogInStep: {
            /** @description Shows that the password was right. Good for five minutes and five tries of a second factor. */
            ticket: components["schemas"]["Token"];
        };
        StaffLogInSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffLogInStep"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        StaffMark: {
            part: components["schemas"]["InspectionPart"];
            kind: components["schemas"]["StaffMarkKind"];
            /**
             * @description 1 up to a thumb, 2 up to a palm, 3 larger. Absent where a size says nothing.
             * @enum {integer}
             */
            degree?: 1 | 2 | 3;
        };
        /** @enum {string} */
        StaffMarkKind: "scratch" | "dent" | "scratchedDent" | "wave" | "rust" | "corrosion" | "paint" | "crack" | "chip" | "toReplace" | "replaced";
        StaffMember: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
            joinedAt: components["schemas"]["Moment"];
            seenAt?: components["schemas"]["Moment"];
            /** @description Since when the member has no access any more. */
            endedAt?: components["schemas"]["Moment"];
        };
        StaffMembers: {
            members: components["schemas"]["StaffMember"][];
            /** @description Those that wait to be accepted. */
            invitations: components["schemas"]["StaffOpenInvitation"][];
        };
        /**
         * @description Ids grow in the order of writing.
         * @example 4711
         */
        StaffMessageId: number;
        StaffMoneyItem: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            /** @description The order number. */
            title: string;
            /** @description The vehicle. */
            detail: string;
            wait: components["schemas"]["StaffMoneyWait"];
            since: components["schemas"]["Moment"];
            /** @description Until when the buyer was asked for the rest of a deposit. */
            dueAt?: components["schemas"]["Moment"];
        };
        /** @description A line of the ledger. None is ever changed or taken away. */
        StaffMoneyLine: {
            /** @description Absent for a payment that was confirmed before there was a ledger. */
            id?: components["schemas"]["MoneyLineId"];
            /** @description The line that this one corrects. */
            reverses?: components["schemas"]["MoneyLineId"];
            /**
             * @description Whether the line is corrected. `planned`: a second person has to release it. `reversed`: it counts no more.
             * @enum {string}
             */
            reversal?: "planned" | "reversed";
            /** @description What the caller can do with the line. Nobody releases what they have proposed. */
            can?: ("reverse" | "releaseReversal" | "withdrawReversal")[];
            /** @description Why the caller cannot release a planned reversal. Absent where the caller can. */
            releaseBar?: components["schemas"]["StaffReleaseBar"];
            at: components["schemas"]["Moment"];
            kind: components["schemas"]["MoneyLineKind"];
            amount: components["schemas"]["PriceText"];
            /**
             * @description What it was received for.
             * @enum {string}
             */
            payment?: "deposit" | "balance";
            /** @description The day at the bank. */
            day?: components["schemas"]["StaffDay"];
            reference?: components["schemas"]["BankReference"];
            reason?: components["schemas"]["StaffReason"];
            refundId?: components["schemas"]["RefundId"];
            /**
             * @description Who noted it.
             * @example Kimani Mwangi
             */
            byName: string;
        };
        /**
         * @description `partPaid`: a part of a deposit is in, and nothing is cancelled until somebody decides. `surplus`: more was received than
         *     the order costs. `toSettle`: an order is cancelled, and money is in. `toRelease`: a refund or a
         *     reversal waits for a second person.
         *     `toSend`: a refund is released.
         * @enum {string}
         */
        StaffMoneyWait: "partPaid" | "surplus" | "toSettle" | "toRelease" | "toSend";
        StaffMoneyWaiting: {
            count: number;
            /** @description The hundred that wait longest, oldest first. */
            items: components["schemas"]["StaffMoneyItem"][];
        };
        /**
         * @description The name that colleagues and the record know a member by.
         * @example Amina Otieno
         */
        StaffName: string;
        /**
         * @description Any characters. A password that many people have is refused.
         * @example Nairobi by night, 2027
         */
        StaffNewPassword: string;
        StaffNote: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Moment"];
            name: components["schemas"]["StaffName"];
            text: string;
        };
        /** @description Arrival and release as they are known from now on; what is left out is taken back. */
        StaffNoteArrivalPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            arrivedOn?: components["schemas"]["StaffDay"];
            releasedOn?: components["schemas"]["StaffDay"];
        };
        /** @description The inspection as it is known from now on; what is left out is taken back. */
        StaffNoteInspectionPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            inspectedBy?: components["schemas"]["InspectionIssuer"];
            plannedOn?: components["schemas"]["StaffDay"];
            passedOn?: components["schemas"]["StaffDay"];
            certificateNumber?: components["schemas"]["PaperNumber"];
            checkAt?: components["schemas"]["CertificateLink"];
        };
        StaffNotice: {
            /**
             * @description `priceTerms`: terms of prices are missing, and until they are set nothing can be priced or reserved.
             * @enum {string}
             */
            kind: "priceTerms";
            /**
             * @description Which one it is, by its place in the terms; empty where none are set at all.
             * @example insurance.policyFeeCents
             */
            detail: string;
        };
        StaffOpenInvitation: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
            sentAt: components["schemas"]["Moment"];
            goodUntil: components["schemas"]["Moment"];
        };
        /** @description How many questions about vehicles wait for an answer; told to those who may read them. */
        StaffOpenQuestions: {
            count: number;
            /** @description When the oldest of them was asked; absent where none waits. */
            since?: components["schemas"]["Moment"];
        };
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
            /** @description Present while the deposit is to be paid. */
            depositDueAt?: components["schemas"]["Moment"];
            /** @description Told to owners, sales, accounts and those who only read. */
            money?: components["schemas"]["StaffOrderMoney"];
            /** @description The latest last. */
            proofs: components["schemas"]["StaffProof"][];
            /** @description The latest last. */
            timeline: components["schemas"]["StaffTimelineEntry"][];
            /** @description The latest last. Buyers never see them. */
            notes: components["schemas"]["StaffNote"][];
            /** @description As the buyer's `getOrder` tells it. */
            importing?: components["schemas"]["ImportAssessment"];
            /** @description The estimate that was kept with the reservation. */
            landedCost?: components["schemas"]["LandedCost"];
            /** @description What the caller's role can do with the order as it is. */
            can: ("approvePayment" | "rejectPayment" | "recordPayment" | "shipOrder" | "changeShipment" | "requestBalance" | "completeOrder" | "cancelOrder" | "addNote")[];
            createdAt: components["schemas"]["Moment"];
            changedAt: components["schemas"]["Moment"];
        };
        StaffOrderActPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
        };
        StaffOrderBuyer: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description What letters to the buyer are written in; a reason is best given in it. */
            language: components["schemas"]["Language"];
        };
        StaffOrderExport: {
            /** @description A line for each order, with a line of names above. */
            csv: string;
            rows: number;
        };
        /** @description The money of an order, in its currency. All sums are those of the lines. */
        StaffOrderMoney: {
            /** @enum {string} */
            payUnit: "USD" | "JPY";
            /** @description What the order costs in all. */
            expected: components["schemas"]["PriceText"];
            /** @description What reached the account, whatever was given back since. */
            received: components["schemas"]["PriceText"];
            /** @description What is missing of the payment that the order is at. Nothing, once it is paid or cancelled. */
            due: components["schemas"]["PriceText"];
            /** @description The same in the smallest unit. */
            dueAmount: number;
            /** @description What is missing of the whole price. Absent where nothing is, and once the order is cancelled. */
            missing?: components["schemas"]["PriceText"];
            /** @description What was received beyond the whole price and was neither given back nor kept. Absent where nothing was. */
            surplus?: components["schemas"]["PriceText"];
            /** @description What was sent back. Absent where nothing was. */
            givenBack?: components["schemas"]["PriceText"];
            /** @description What stays with the company. Absent where nothing does. */
            kept?: components["schemas"]["PriceText"];
            /** @description What can be accepted as paid at most, in the smallest unit. */
            mostShortAmount: number;
            /** @description What can be given back at most, less what is planned already. */
            refundable: components["schemas"]["PriceText"];
            /** @description The same in the smallest unit. */
            refundableAmount: number;
            /** @description What can be kept at most; of an order under way its surplus alone. */
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
        StaffOrderPage: {
            total: number;
            orders: components["schemas"]["StaffOrderSummary"][];
        };
        /** @description Part of an order number, an e-mail, a receiver's name, a vehicle's name or id, a freight number or a vessel. */
        StaffOrderSearch: string;
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
        /** @enum {string} */
        StaffOrderSort: "createdAt" | "changedAt" | "depositDueAt" | "orderNo" | "status" | "total" | "departsOn";
        StaffOrderState: {
            version: components["schemas"]["OrderVersion"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
        };
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
            /** @description Present while the deposit is to be paid. */
            depositDueAt?: components["schemas"]["Moment"];
            freightNumber?: string;
            vessel?: string;
            departsOn?: components["schemas"]["StaffDay"];
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        StaffOrderVehicle: {
            id: components["schemas"]["Id"];
            name: string;
            image: components["schemas"]["ImageUrl"];
            refNo: string;
        };
        /** @description How many rows make a page. */
        StaffPageSize: number;
        StaffPaper: {
            /**
             * @description The PIN certificate or the PVT picture.
             * @enum {string}
             */
            kind: "taxNoPic" | "vatNoPic";
            image: components["schemas"]["ImageUrl"];
        };
        StaffPasskey: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StaffPasskeyName"];
            savedAt: components["schemas"]["Moment"];
            /** @description When it last logged somebody in; absent for one that never did. */
            usedAt?: components["schemas"]["Moment"];
        };
        /** @description What the browser answered, as the JSON of WebAuthn. */
        StaffPasskeyAnswer: string;
        StaffPasskeyLogInAnswer: components["schemas"]["StaffPasskeyLogInSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure500"];
        StaffPasskeyLogInPayload: {
            challengeId: components["schemas"]["Token"];
            answer: components["schemas"]["StaffPasskeyAnswer"];
        };
        StaffPasskeyLogInSuccess: {
            /** @constant */
            code: 0;
            body: components["schemas"]["StaffTokens"];
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        /**
         * @description What its owner calls the passkey.
         * @example Office laptop
         */
        StaffPasskeyName: string;
        /** @description What the browser is asked with, in the JSON of WebAuthn, as text. */
        StaffPasskeyRequest: {
            challengeId: components["schemas"]["Token"];
            /** @description The options of `navigator.credentials.create` or `.get`, as JSON. */
            options: string;
        };
        StaffPasswordPayload: {
            password: components["schemas"]["StaffGivenPassword"];
        };
        StaffPhoto: {
            id: components["schemas"]["StaffPhotoId"];
            turn: components["schemas"]["StaffTurn"];
            image: components["schemas"]["ImageUrl"];
            mark?: components["schemas"]["StaffPhotoMark"];
            /** @description The part that is shown. Absent where all of it is. */
            crop?: components["schemas"]["StaffPhotoFrame"];
            /** @description What is blurred. Absent where nothing is. */
            blurs?: components["schemas"]["StaffPhotoFrame"][];
            /** @description Where the photo as it was uploaded opens, for those who may crop and blur it. Nobody else ever sees it. */
            original?: string;
        };
        /** @description A rectangle. It ends within the photo. */
        StaffPhotoFrame: {
            left: components["schemas"]["StaffPhotoPart"];
            top: components["schemas"]["StaffPhotoPart"];
            width: components["schemas"]["StaffPhotoPart"];
            height: components["schemas"]["StaffPhotoPart"];
        };
        /** @example 5f1d0c9be2a47736 */
        StaffPhotoId: string;
        /**
         * @description Tells one crop and blur from another. Absent where the photo is shown as it was uploaded.
         * @example 9c1e04b7
         */
        StaffPhotoMark: string;
        /** @description Of ten thousand parts of the width or height of the photo as it was uploaded, before it is turned. */
        StaffPhotoPart: number;
        StaffPhotoPlace: {
            id: components["schemas"]["StaffPhotoId"];
            turn: components["schemas"]["StaffTurn"];
        };
        StaffPhotos: {
            photos: components["schemas"]["StaffPhoto"][];
        };
        StaffPresence: {
            memberId: components["schemas"]["Id"];
            name: components["schemas"]["StaffName"];
            since: components["schemas"]["Moment"];
        };
        StaffPreviewImportRatePayload: {
            countryCode: components["schemas"]["CountryCode"];
            name: components["schemas"]["ChargeName"];
            /** @description The first day of the version that is corrected; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            from: components["schemas"]["StaffDay"];
            /** @description The last day, where another version follows. */
            until?: components["schemas"]["StaffDay"];
            basis: components["schemas"]["ImportSetBasis"];
            ageCounts?: components["schemas"]["ImportAgeCounts"];
            bands: components["schemas"]["ImportBands"];
            source: components["schemas"]["ImportSourceFacts"];
        };
        StaffPreviewImportRulePayload: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description The first day of the version that is corrected; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            from: components["schemas"]["StaffDay"];
            /** @description The last day, where another version follows. */
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
        StaffPreviewListPricePayload: {
            /** @description The first day of what is corrected; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            countryCode: components["schemas"]["CountryCode"];
            modelId: components["schemas"]["Id"];
            chassis: components["schemas"]["ListedChassis"];
            from: components["schemas"]["StaffDay"];
            /** @description Absent, as most and list are, for an end. */
            least?: components["schemas"]["ListedAmount"];
            most?: components["schemas"]["ListedAmount"];
            list?: components["schemas"]["ListYear"];
            source: components["schemas"]["ListPriceSource"];
        };
        StaffPreviewShipmentPayload: {
            id: components["schemas"]["Id"];
            departsOn?: components["schemas"]["StaffDay"];
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        /** @description What is given takes the place of what is set; nothing is changed. */
        StaffPreviewTermsPayload: {
            /** @description The vehicle to price; without it one of the stock, or where there is none one that is made up. */
            vehicleId?: components["schemas"]["Id"];
            /** @description The yard that a vehicle is chosen from where none is named; any if absent. */
            yardId?: components["schemas"]["YardId"];
            /** @description Where the buyer is; Kenya if absent. */
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
        StaffPriceChange: {
            at: components["schemas"]["Moment"];
            name: components["schemas"]["StaffName"];
            price: components["schemas"]["StockDollars"];
            lowestPrice: components["schemas"]["StockDollars"];
        };
        StaffProof: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "deposit" | "balance";
            /** @enum {string} */
            state: "submitted" | "approved" | "rejected";
            /** @description What should have been paid. */
            expected: components["schemas"]["PriceText"];
            /** @description What reached the bank, as it was noted when the proof was judged. */
            received?: components["schemas"]["PriceText"];
            handedInAt: components["schemas"]["Moment"];
            /**
             * @description Links of the caller's own, which open for an hour at most and end with the session or the role. Empty for roles that
             *     do not judge payments.
             */
            images: components["schemas"]["ImageUrl"][];
        };
        StaffProposeBankAccountPayload: {
            payUnit: components["schemas"]["BankPayUnit"];
            holder: components["schemas"]["BankText"];
            bank: components["schemas"]["BankText"];
            branch?: components["schemas"]["BankText"];
            number: components["schemas"]["AccountNumber"];
            swift?: components["schemas"]["SwiftCode"];
        };
        StaffProposeRefundPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            amount: components["schemas"]["MoneyAmount"];
            payUnit: components["schemas"]["MoneyUnit"];
            reason: components["schemas"]["StaffReason"];
            bank: components["schemas"]["BankName"];
            lastDigits: components["schemas"]["LastDigits"];
        };
        StaffPutImportRatePayload: {
            version: components["schemas"]["ImportChangeVersion"];
            countryCode: components["schemas"]["CountryCode"];
            name: components["schemas"]["ChargeName"];
            /** @description The first day of the version that is corrected; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            from: components["schemas"]["StaffDay"];
            /** @description The last day, where another version follows. */
            until?: components["schemas"]["StaffDay"];
            basis: components["schemas"]["ImportSetBasis"];
            ageCounts?: components["schemas"]["ImportAgeCounts"];
            bands: components["schemas"]["ImportBands"];
            source: components["schemas"]["ImportSourceFacts"];
        };
        StaffPutImportRulePayload: {
            version: components["schemas"]["ImportChangeVersion"];
            countryCode: components["schemas"]["CountryCode"];
            /** @description The first day of the version that is corrected; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            from: components["schemas"]["StaffDay"];
            /** @description The last day, where another version follows. */
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
        StaffPutListPricePayload: {
            version: components["schemas"]["ImportChangeVersion"];
            /** @description The first day of what is corrected; absent for a new one. */
            corrects?: components["schemas"]["StaffDay"];
            countryCode: components["schemas"]["CountryCode"];
            modelId: components["schemas"]["Id"];
            chassis: components["schemas"]["ListedChassis"];
            from: components["schemas"]["StaffDay"];
            least: components["schemas"]["ListedAmount"];
            /** @description The same, or more where sources disagree. */
            most: components["schemas"]["ListedAmount"];
            list: components["schemas"]["ListYear"];
            source: components["schemas"]["ListPriceSource"];
        };
        StaffQuestion: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["StaffQuestionState"];
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description What the buyer reads; an answer is given in it. */
            language: components["schemas"]["Language"];
            vehicle: components["schemas"]["StaffOrderVehicle"];
            /** @description The question as the buyer has asked it. */
            question: string;
            /** @description The question as it is or was public; absent where it never was. */
            published?: string;
            answer?: string;
            /** @description Why it was declined. */
            reason?: string;
            askedAt: components["schemas"]["Moment"];
            /** @description When it was answered, corrected, declined or taken back, whichever was last. */
            decidedAt?: components["schemas"]["Moment"];
            /**
             * @description Who of the staff has done so.
             * @example Amina Otieno
             */
            decidedBy?: string;
        };
        StaffQuestionPage: {
            /** @description What time it is on the server, which waiting is counted by. */
            at: components["schemas"]["Moment"];
            total: number;
            /** @description Of those that are open the oldest first, of all others those that were decided last. */
            questions: components["schemas"]["StaffQuestion"][];
        };
        /**
         * @description `open`: it waits for an answer. `answered`: it is public. `declined`: the buyer alone reads the reason. `withdrawn`: it was public,
         *     and its answer was taken back.
         * @enum {string}
         */
        StaffQuestionState: "open" | "answered" | "declined" | "withdrawn";
        StaffQuoteLine: {
            label: string;
            value: string;
        };
        StaffReadChatPayload: {
            id: components["schemas"]["Id"];
            /** @description The last message that was shown. */
            upTo: components["schemas"]["StaffMessageId"];
        };
        StaffReadImportRatesPayload: {
            countryCode: components["schemas"]["CountryCode"];
        };
        StaffReadListPriceFilePayload: {
            countryCode: components["schemas"]["CountryCode"];
            fileBase64: components["schemas"]["ListPriceFileContents"];
        };
        StaffReadStockFilePayload: {
            name: components["schemas"]["StockFileName"];
            /** @description A CSV or JSON file of at most 12 MB, as `docs/stock-file.md` describes it; which of both it is, its contents say. */
            fileBase64: string;
        };
        StaffReading: {
            readOn: components["schemas"]["ReadingMonth"];
            mileageKm: number;
            source: components["schemas"]["StaffReadingSource"];
        };
        /** @enum {string} */
        StaffReadingSource: "serviceBook" | "roadworthinessTest" | "auction" | "yard";
        StaffReadyAnswer: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StaffReadyName"];
            texts: components["schemas"]["StaffReadyTexts"];
            version: components["schemas"]["StaffReadyVersion"];
            changedAt: components["schemas"]["Moment"];
        };
        StaffReadyAnswers: {
            /** @description By name. */
            answers: components["schemas"]["StaffReadyAnswer"][];
        };
        /**
         * @description What the staff know the answer by.
         * @example Greeting
         */
        StaffReadyName: string;
        /** @description The answer in each language; buyers get it in theirs. */
        StaffReadyTexts: {
            en: components["schemas"]["StaffChatText"];
            cn: components["schemas"]["StaffChatText"];
            jp: components["schemas"]["StaffChatText"];
        };
        /**
         * @description Counts the changes of the answer.
         * @example 2
         */
        StaffReadyVersion: number;
        /**
         * @description Why. The buyer reads it as it is, so it is best written in the buyer's language.
         * @example The amount on the slip cannot be read.
         */
        StaffReason: string;
        /**
         * @description What reached the bank. Less than what is due is a part-payment, unless a reason says why the rest is accepted as paid;
         *     more stands on the order as credit.
         */
        StaffReceivePaymentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            /**
             * @description In the smallest unit of the currency. Nothing is zero, where no more comes and what is missing is accepted.
             * @example 228000
             */
            amount: number;
            payUnit: components["schemas"]["MoneyUnit"];
            /** @description The day on which it reached the bank. */
            receivedOn?: components["schemas"]["StaffDay"];
            reference?: components["schemas"]["BankReference"];
            /** @description Why what is missing is accepted as paid, such as a fee that a bank took. Buyers do not read it. */
            shortfallReason?: string;
            /**
             * @description The caller has compared an amount far above what is due with the bank statement. Without it the amount is refused.
             * @example false
             */
            confirmedUnusual?: boolean;
        };
        /** @description They are shown this once. Codes from before are worth nothing any more. */
        StaffRecoveryCodes: {
            recoveryCodes: string[];
        };
        StaffRefreshPayload: {
            refreshToken: components["schemas"]["Token"];
        };
        StaffRefund: {
            id: components["schemas"]["RefundId"];
            /**
             * @description `planned`: it waits for a second person. `released`: it is to be sent. `sent` and `withdrawn` are ends.
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
            /** @description Why the caller cannot release a planned refund. Absent where the caller can, and for what waits no more. */
            releaseBar?: components["schemas"]["StaffReleaseBar"];
            /** @description What the caller can do with it. */
            can: ("release" | "withdraw" | "markSent")[];
        };
        StaffRefundPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            refundId: components["schemas"]["RefundId"];
        };
        StaffRefuseDealerPayload: {
            id: components["schemas"]["Id"];
            changedAt: components["schemas"]["Moment"];
            /**
             * @description What the dealer has to mend. The dealer reads it as it is, so it is best written in the dealer's language.
             * @example The PIN certificate cannot be read.
             */
            reason: string;
        };
        StaffRejectPaymentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            reason: components["schemas"]["StaffReason"];
        };
        /**
         * @description Why somebody does not count as a second person. `own`: the proposal is that of the same person, by member or by mailbox.
         *     `related`: one of the two has invited the other. `tooNew`: one of the two joined less than 72 hours ago.
         * @enum {string}
         */
        StaffReleaseBar: "own" | "related" | "tooNew";
        StaffReleasePaperPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            paperId: components["schemas"]["Id"];
            /** @example The bank confirmed the transfer by telephone. */
            reason: string;
        };
        StaffRemoveBannerPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["BannerVersion"];
        };
        StaffRemoveImportRatePayload: {
            countryCode: components["schemas"]["CountryCode"];
            name: components["schemas"]["ChargeName"];
            version: components["schemas"]["ImportChangeVersion"];
            /** @description Its first day. */
            from: components["schemas"]["StaffDay"];
        };
        StaffRemoveImportRulePayload: {
            countryCode: components["schemas"]["CountryCode"];
            version: components["schemas"]["ImportChangeVersion"];
            /** @description Its first day. */
            from: components["schemas"]["StaffDay"];
        };
        StaffRemoveReadyAnswerPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StaffReadyVersion"];
        };
        StaffRemoveVideoPayload: {
            id: components["schemas"]["Id"];
            seen: components["schemas"]["StaffVideoAddress"];
        };
        StaffRequestBalancePayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            /** @description When the vehicle reaches its port; without it the day of the shipment, or ten days from now. */
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        StaffReversalPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            /** @description The line whose reversal is meant. */
            lineId: components["schemas"]["MoneyLineId"];
        };
        StaffReversePaymentPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            lineId: components["schemas"]["MoneyLineId"];
            reason: components["schemas"]["StaffReason"];
        };
        /**
         * @description What a member of the staff may do; every call of the staff says in `x-roles` who may make it.
         * @example accounts
         * @enum {string}
         */
        StaffRole: "owner" | "sales" | "accounts" | "logistics" | "stock" | "readOnly";
        StaffSaveBannerPayload: {
            /** @description The banner that is changed; absent where one is added. */
            id?: components["schemas"]["Id"];
            /** @description The version of it that was seen; given together with the id. */
            version?: components["schemas"]["BannerVersion"];
            facts: components["schemas"]["BannerFacts"];
            /**
             * @description A jpg, jpeg, png or bmp picture of at most 13312 KB and at least 1440 by 525 pixels, of that shape. Without one a banner keeps the
             *     picture that it has.
             */
            imgBase64?: string;
        };
        StaffSavePasskeyPayload: {
            challengeId: components["schemas"]["Token"];
            name: components["schemas"]["StaffPasskeyName"];
            answer: components["schemas"]["StaffPasskeyAnswer"];
        };
        /** @description A vehicle as it is to be. Without `id` it becomes a draft; with it, `version` comes too. */
        StaffSaveVehiclePayload: {
            id?: components["schemas"]["Id"];
            version?: components["schemas"]["StockVersion"];
            /** @description Without one a number is drawn for a new vehicle, and a known vehicle keeps its own. */
            stockNo?: components["schemas"]["StockNumber"];
            sheet: components["schemas"]["StockSheet"];
        };
        StaffSelf: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: components["schemas"]["StaffName"];
            role: components["schemas"]["StaffRole"];
            sessionEndsAt: components["schemas"]["Moment"];
            /** @example 10 */
            recoveryCodesLeft: number;
            passkeys: components["schemas"]["StaffPasskey"][];
        };
        StaffSentRefundPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            refundId: components["schemas"]["RefundId"];
            sentOn: components["schemas"]["StaffDay"];
            reference: components["schemas"]["BankReference"];
        };
        StaffSession: {
            id: components["schemas"]["Id"];
            begunAt: components["schemas"]["Moment"];
            seenAt: components["schemas"]["Moment"];
            /**
             * @description The network address of its login.
             * @example 203.0.113.9
             */
            address: string;
            /** @description Whether it is the one that the call was made in. */
            isOwn: boolean;
        };
        StaffSetClearancePayload: {
            version: components["schemas"]["TermVersion"];
            countries: components["schemas"]["CountryClearances"];
        };
        StaffSetCompanyPayload: {
            version: components["schemas"]["CompanyVersion"];
            company: components["schemas"]["CompanyFacts"];
        };
        StaffSetDepositPayload: {
            version: components["schemas"]["TermVersion"];
            ratio: components["schemas"]["DepositRatio"];
        };
        /** @description The flash sale as it is to be; without its fields there is none from now on. */
        StaffSetFlashSalePayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            /** @description What it takes off the price. It comes together with `hours`. */
            deduction?: components["schemas"]["StockDollars"];
            /** @description How long it lasts from now on. */
            hours?: number;
        };
        StaffSetFreightPayload: {
            version: components["schemas"]["TermVersion"];
            roro: components["schemas"]["RoroTariffs"];
            container: components["schemas"]["ContainerTariffs"];
        };
        /** @description The inspection as it is to be; without it there is none from now on. */
        StaffSetInspectionPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            inspection?: components["schemas"]["StaffInspection"];
        };
        StaffSetInsurancePayload: {
            version: components["schemas"]["TermVersion"];
            policyFeeCents: components["schemas"]["Cents"];
            ratioOfCif: components["schemas"]["PartOfOne"];
            minimumCents: components["schemas"]["Cents"];
        };
        StaffSetLegalTextPayload: {
            name: components["schemas"]["LegalName"];
            counter: components["schemas"]["LegalCounter"];
            /** @description The day from which it is in force, today or later. */
            fromDay: components["schemas"]["StaffDay"];
            texts: components["schemas"]["LegalTexts"];
        };
        StaffSetRatesPayload: {
            version: components["schemas"]["TermVersion"];
            jpyPerUsd: components["schemas"]["Rate"];
            kesPerUsd: components["schemas"]["Rate"];
        };
        StaffSetReservationLimitsPayload: {
            version: components["schemas"]["TermVersion"];
            perBuyer: components["schemas"]["ReservationsPerBuyer"];
            perDealer: components["schemas"]["ReservationsPerDealer"];
        };
        StaffSetVideoPayload: {
            id: components["schemas"]["Id"];
            /** @description The video that was there when this one was chosen; absent where there was none. */
            seen?: components["schemas"]["StaffVideoAddress"];
            /** @description A video in MP4 (H.264, AV1, VP9) or WebM of at most 13312 KB. Its contents say which of both it is. */
            videoBase64: string;
        };
        StaffSettleChatPayload: {
            id: components["schemas"]["Id"];
            /** @description The last message that the caller saw. Where there is a later one, the chat waits on. */
            seen: components["schemas"]["StaffMessageId"];
        };
        StaffShipOrderPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["OrderVersion"];
            freightNumber: components["schemas"]["StaffFreightNumber"];
            logisticsLink?: components["schemas"]["LogisticsLink"];
            vessel?: components["schemas"]["StaffVessel"];
            departsOn?: components["schemas"]["StaffDay"];
            arrivesOn?: components["schemas"]["StaffDay"];
        };
        StaffShipmentPreview: {
            /** @description Whether the vehicle may be imported with these days. Absent where nothing can be said. */
            importing?: components["schemas"]["ImportAssessment"];
        };
        /**
         * @description Statuses joined by commas; absent for all.
         * @example 1,5
         */
        StaffStatuses: string;
        StaffStepTime: {
            /**
             * @description What ended the wait. `proof`: the buyer handed in a proof of the deposit. `depositCheck`: the deposit was confirmed. `shipping`: the
             *     vehicle was shipped. `balanceNotice`: the balance was asked for. `balanceProof`: its proof came. `balanceCheck`: the balance was
             *     confirmed. `delivery`: the buyer had the vehicle.
             * @enum {string}
             */
            step: "proof" | "depositCheck" | "shipping" | "balanceNotice" | "balanceProof" | "balanceCheck" | "delivery";
            count: number;
            /** @description Half of them took no longer. */
            medianHours: number;
            /** @description Nine of ten took no longer. */
            slowHours: number;
        };
        /** @enum {string} */
        StaffStockAct: "saveVehicle" | "publishVehicle" | "withdrawVehicle" | "deleteDraft" | "duplicateVehicle" | "changePrice" | "setFlashSale" | "addPhoto";
        StaffStockAge: {
            fromDays: number;
            /** @description Absent for the last. */
            toDays?: number;
            /** @description Vehicles on offer, those that an order holds included. */
            count: number;
            /** @description Those that an order holds. */
            held: number;
        };
        StaffStockChoice: {
            code: components["schemas"]["StockCode"];
            name: string;
        };
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
            /** @description The sizes of marks by their numbers. */
            markDegrees?: components["schemas"]["StaffStockChoice"][];
            readingSources?: components["schemas"]["StaffStockChoice"][];
        };
        StaffStockExport: {
            /** @description The file, which can be read in again. */
            text: string;
            rows: number;
        };
        StaffStockImport: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StockFileName"];
            readAt: components["schemas"]["Moment"];
            readBy: components["schemas"]["StaffName"];
            /** @description How many vehicles it adds. */
            added: number;
            /** @description How many it changes. */
            changed: number;
            /** @description How many are there already as the file has them. */
            unchanged: number;
            /** @description How many rows cannot be carried out. */
            faulty: number;
            /** @description How many of those to add and to change were carried out. */
            done: number;
            photos: components["schemas"]["StaffImportPhotoCounts"];
            /** @description Present once nothing is left to carry out; photos of an archive can still be sent then. */
            endedAt?: components["schemas"]["Moment"];
        };
        StaffStockImports: {
            /** @description The last twenty, the latest first. */
            imports: components["schemas"]["StaffStockImport"][];
        };
        StaffStockModel: {
            code: components["schemas"]["StockCode"];
            name: string;
            makeId: components["schemas"]["Id"];
        };
        StaffStockPage: {
            total: number;
            vehicles: components["schemas"]["StaffStockSummary"][];
        };
        /** @description Part of a stock number, a name or a chassis number. */
        StaffStockSearch: string;
        /** @enum {string} */
        StaffStockSort: "changedAt" | "listedAt" | "stockNo" | "name" | "registered" | "mileageKm" | "price";
        /**
         * @description `draft`: not offered yet. `available`: buyers find it. `held`: an order has it. `withdrawn`: taken off the site by the staff.
         *     `sold`: its order is completed.
         * @enum {string}
         */
        StaffStockState: "draft" | "available" | "held" | "withdrawn" | "sold";
        StaffStockStyle: {
            code: components["schemas"]["StockCode"];
            name: string;
            modelId: components["schemas"]["Id"];
            /**
             * @description What its chassis numbers begin with.
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
             * @description Engine, fuel, gearbox and drive in short.
             * @example 1.0L, Petrol, CVT, 2WD
             */
            about: string;
        };
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
        StaffTakeBackLegalTextPayload: {
            name: components["schemas"]["LegalName"];
            counter: components["schemas"]["LegalCounter"];
            /** @description What is taken back, which has not begun. */
            version: components["schemas"]["LegalVersion"];
        };
        StaffTakeBackListPricePayload: {
            version: components["schemas"]["ImportChangeVersion"];
            countryCode: components["schemas"]["CountryCode"];
            modelId: components["schemas"]["Id"];
            chassis: components["schemas"]["ListedChassis"];
            /** @description The first day of what is taken back, which has not begun. */
            from: components["schemas"]["StaffDay"];
        };
        StaffTakeChatPayload: {
            id: components["schemas"]["Id"];
            /** @description Who has the chat, as the caller sees it; absent where nobody has. */
            from?: components["schemas"]["Id"];
        };
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
        StaffTermVersions: {
            /** @description The latest first. Of the fields of the parts each has the one of the part that was asked for. */
            versions: components["schemas"]["StaffTermVersion"][];
        };
        StaffTerms: {
            rates: components["schemas"]["RatesNow"];
            deposit: components["schemas"]["DepositNow"];
            insurance: components["schemas"]["InsuranceNow"];
            freight: components["schemas"]["FreightNow"];
            clearance: components["schemas"]["ClearanceNow"];
            /** @description The parts that are not set. While there is one, nothing can be priced or reserved. */
            missing: components["schemas"]["TermPart"][];
            /** @description Where vehicles are shipped from. */
            yards: components["schemas"]["NamedPlace"][];
            /** @description Where they are shipped to. */
            ports: components["schemas"]["NamedPlace"][];
            /** @description The countries that vehicles go to. */
            countries: components["schemas"]["NamedPlace"][];
        };
        StaffTermsPreview: {
            sample: components["schemas"]["PreviewSample"];
            /** @description The parts of the price, in the order in which they add up. */
            lines: components["schemas"]["PreviewLine"][];
            /** @description The parts of the terms without which there is no new price. */
            missing: components["schemas"]["TermPart"][];
        };
        /**
         * @description A time of the day by the market's clock. An end before the beginning is on the next day.
         * @example 08:00
         */
        StaffTimeOfDay: string;
        StaffTimelineEntry: {
            at: components["schemas"]["Moment"];
            status: components["schemas"]["OrderStatus"];
            statusDesc: string;
            /** @example approvePayment */
            act: string;
            /**
             * @description `buyer`, `clock`, or the name of a member of the staff.
             * @example Amina Otieno
             */
            actor: string;
            note?: string;
        };
        StaffToday: {
            at: components["schemas"]["Moment"];
            /** @description What keeps the marketplace from working as it should. */
            notices: components["schemas"]["StaffNotice"][];
            /**
             * @description No account is set that buyers can pay to. Told to those who can set one; absent otherwise.
             * @constant
             */
            lacksBankAccount?: true;
            /**
             * @description The data of the company are not set, so that pages name neither phone nor address. Told to owners; absent otherwise.
             * @constant
             */
            lacksCompany?: true;
            /**
             * @description How many clearing agents have a licence that has ended or ends within 30 days. Told to owners; absent where there is none.
             * @example 1
             */
            endingLicences?: number;
            /** @description What waits, for those kinds that the caller's role has to do with. */
            groups: components["schemas"]["StaffWaitingGroup"][];
            /** @description Orders whose money waits for accounts. Told to owners, accounts and those who only read. */
            money?: components["schemas"]["StaffMoneyWaiting"];
            /** @description Questions about vehicles without an answer. Told to owners, sales and those who only read. */
            questions?: components["schemas"]["StaffOpenQuestions"];
        };
        /**
         * @description The tokens of a session of the staff. Calls for buyers refuse them, and those of the staff refuse a buyer's. A session
         *     ends after 15 minutes without a call, and 12 hours after its login at the latest.
         */
        StaffTokens: {
            accessToken: components["schemas"]["Token"];
            refreshToken: components["schemas"]["Token"];
            /** @description When the session ends whatever happens. */
            endsAt: components["schemas"]["Moment"];
        };
        /** @description A secret for an authenticator app. It counts only once a code of it has been given. */
        StaffTotp: {
            /** @description To be typed where no picture can be read. */
            secret: string;
            /** @description What a QR code says to the app. */
            uri: string;
        };
        /**
         * @description The six digits that the app shows now.
         * @example 482913
         */
        StaffTotpCode: string;
        /**
         * @description By how many degrees the photo is turned clockwise.
         * @enum {integer}
         */
        StaffTurn: 0 | 90 | 180 | 270;
        StaffVehicle: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            stockNo: components["schemas"]["StockNumber"];
            state: components["schemas"]["StaffStockState"];
            name: string;
            sheet: components["schemas"]["StockSheet"];
            photos: components["schemas"]["StaffPhoto"][];
            /** @description Absent where it has none. */
            video?: components["schemas"]["StaffVideo"];
            /** @description Every price that it had, the latest first. One that was entered before the desk kept them is not among them. */
            prices: components["schemas"]["StaffPriceChange"][];
            flashSale?: components["schemas"]["StaffFlashSale"];
            /** @description Absent where none was entered. */
            inspection?: components["schemas"]["StaffInspection"];
            /** @description What the caller's role can do with the vehicle as it is. */
            can: components["schemas"]["StaffStockAct"][];
            listedAt: components["schemas"]["Moment"];
            changedAt: components["schemas"]["Moment"];
        };
        StaffVehicleActPayload: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
        };
        StaffVehicleState: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["StockVersion"];
            stockNo: components["schemas"]["StockNumber"];
            state: components["schemas"]["StaffStockState"];
        };
        StaffVehicleVideo: {
            /** @description Absent where it has none by now. */
            video?: components["schemas"]["StaffVideo"];
        };
        /**
         * @description The ship, with its voyage.
         * @example MV Highway Star 041
         */
        StaffVessel: string;
        StaffVideo: {
            address: components["schemas"]["StaffVideoAddress"];
            /** @description How large its file is; absent for one that came with a demo. */
            bytes?: number;
        };
        /**
         * @description Where buyers get it; another video has another.
         * @example /videos/st1/5f1d0c9be2a47736.mp4
         */
        StaffVideoAddress: string;
        /**
         * @description How often somebody came to the site from elsewhere, by the page on which they began. Nothing is kept of who it was, so that whoever
         *     comes twice counts twice. What a browser shows of its own store is not counted.
         */
        StaffVisits: {
            home: number;
            list: number;
            vehicle: number;
            other: number;
        };
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
        StaffWaitingItem: {
            /** @description The order, account of the chat, certification or inquiry. */
            id: components["schemas"]["Id"];
            /** @description The order number, the e-mail of the account or the name of the company. */
            title: string;
            /** @description The vehicle or the last text. */
            detail?: string;
            since: components["schemas"]["Moment"];
            /** @description Until when something has to happen. */
            dueAt?: components["schemas"]["Moment"];
        };
        /**
         * @description `payment`: a proof to check. `deposit`: a reservation that lapses within six hours. `ship`: a paid vehicle without a ship.
         *     `car`: one with a ship, to be prepared. `balance`: a vehicle at sea whose balance is to be asked for. `chat`, `dealer`,
         *     `inquiry`: a message, a company or a question without an answer.
         * @enum {string}
         */
        StaffWaitingKind: "payment" | "deposit" | "ship" | "car" | "balance" | "chat" | "dealer" | "inquiry";
        StaffWatch: {
            version: components["schemas"]["OrderVersion"];
            /** @description Colleagues who have the order open now. */
            others: components["schemas"]["StaffPresence"][];
        };
        /** @description What happened in a week, whenever it had begun. */
        StaffWeek: {
            /** @description A Monday. */
            startsOn: components["schemas"]["StaffDay"];
            visits: components["schemas"]["StaffVisits"];
            /** @description Accounts that were made. */
            registrations: number;
            /** @description How many vehicles logged-in buyers asked the price of, each counted for its last time alone. */
            priceRequests: number;
            reservations: number;
            /** @description Orders whose buyer handed in a proof of the deposit for the first time. */
            proofs: number;
            /** @description Orders whose deposit was confirmed. */
            deposits: number;
            deliveries: number;
            ended: components["schemas"]["StaffEndings"];
        };
        /**
         * @description The days of the week as digits, 1 for Monday to 7 for Sunday.
         * @example 123456
         */
        StaffWeekdays: string;
        StaffWelcome: {
            tokens: components["schemas"]["StaffTokens"];
            /** @description They are shown this once. */
            recoveryCodes: string[];
        };
        StaffWithdrawAnswerPayload: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description The side of the steering wheel.
         * @enum {string}
         */
        SteeringFilter: "right" | "left";
        /** @description A choice by its code, as `staffListStockChoices` tells them. */
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
        /** @example stock.csv */
        StockFileName: string;
        /**
         * @description The grade of the inspection; empty where there was none.
         * @example 4.5
         * @enum {string}
         */
        StockGrade: "" | "S" | "6" | "5" | "4.5" | "4" | "3.5" | "3" | "2" | "1" | "R" | "RA";
        /**
         * @description The grade of the inside; empty where there was none.
         * @enum {string}
         */
        StockInteriorGrade: "" | "A" | "B" | "C" | "D" | "E";
        /**
         * @description Year and month of the first registration.
         * @example 2018-03
         */
        StockMonth: string;
        /**
         * @description The number by which staff and buyers know the vehicle, and by which an import knows it again, in any letter case.
         * @example GP-300001
         */
        StockNumber: string;
        StockRemark: string;
        /** @description What is said of the vehicle besides, by language. A language without a text shows the first that there is. */
        StockRemarks: {
            en?: components["schemas"]["StockRemark"];
            zh?: components["schemas"]["StockRemark"];
            ja?: components["schemas"]["StockRemark"];
        };
        /** @enum {string} */
        StockRowKind: "added" | "changed" | "unchanged" | "faulty";
        StockSheet: {
            /** @description The style in the catalogue, which says make, model, engine, gearbox, seats and size. */
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
             * @description The whole number, which only the staff see; buyers see it without its last three characters. Empty where it is not known.
             * @example KSP130-2104871
             */
            chassisNumber: string;
            /** @description The yard that it stands in, by its transport template. */
            yardId: components["schemas"]["StockCode"];
            conditionGrade: components["schemas"]["StockGrade"];
            interiorGrade: components["schemas"]["StockInteriorGrade"];
            /** @description Absent where it is not known. */
            airbags?: number;
            /** @description Whether the air conditioning keeps a temperature by itself. Absent where it is not known. */
            climateControl?: boolean;
            /** @description What it has. Where nothing is named, buyers read nothing about equipment. */
            equipment: components["schemas"]["StockCode"][];
            /**
             * @description The emission standard; empty where it is not known.
             * @enum {string}
             */
            emissionCode: "" | "china-5" | "china-6";
            remarks: components["schemas"]["StockRemarks"];
            price: components["schemas"]["StockDollars"];
            /** @description The price below which coupons do not bring it. It is at most the price. */
            lowestPrice: components["schemas"]["StockDollars"];
            isNewArrival: boolean;
            /** @description Whether the home page shows it among the hot vehicles. */
            isDaily: boolean;
            isHighQuality: boolean;
            isBestSeller: boolean;
        };
        /**
         * @description Counts what the staff have changed of the vehicle. A call that changes it carries the version that its caller saw.
         * @example 3
         */
        StockVersion: number;
        StopLettersPayload: {
            id: components["schemas"]["Id"];
            /** @description What the link carries as `key`. */
            key: string;
        };
        Style: {
            /** @description The style alone. The vehicle list has no style filter; a chosen style is sent as its `searchKey`. */
            styleName: string;
            /** @description Make, model and style. */
            styleFullName: string;
            modelId: components["schemas"]["Id"];
            makeId: components["schemas"]["Id"];
        };
        StyleListPayload: {
            modelId: components["schemas"]["Id"];
        };
        /**
         * @description The bank's code for payments from abroad.
         * @example KCBLKENX
         */
        SwiftCode: string;
        /**
         * @description `rates`: what a dollar is in yen and shillings. `deposit`: the deposit as a part of the total. `insurance`: its fee, ratio
         *     and minimum. `freight`: tariffs by yard, port and transport. `clearance`: the agency's charges by country.
         * @enum {string}
         */
        TermPart: "rates" | "deposit" | "insurance" | "freight" | "clearance";
        TermSet: {
            version: components["schemas"]["TermVersion"];
        };
        /**
         * @description Counts the changes of a part. A call that changes it carries the version that its caller saw; 0 where the desk has never set it.
         * @example 3
         */
        TermVersion: number;
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
        /** @description A step about money. What confirmed a payment is told with the step of that payment. */
        TimelineMoney: {
            at: components["schemas"]["Moment"];
            kind: components["schemas"]["MoneyLineKind"];
            amount: components["schemas"]["PriceText"];
            /** @enum {string} */
            by: "staff";
            /** @description Who of the staff did it. Only the staff are told. */
            byName?: string;
            /** @enum {string} */
            payment?: "deposit" | "balance";
            day?: components["schemas"]["StaffDay"];
            reference?: components["schemas"]["BankReference"];
            reason?: components["schemas"]["StaffReason"];
        };
        TimelineNext: {
            /**
             * @description Whose turn it is; the ship is under way.
             * @enum {string}
             */
            turn: "buyer" | "us" | "ship";
            /** @enum {string} */
            what: "payDeposit" | "checkDeposit" | "ship" | "askBalance" | "payBalance" | "checkBalance" | "arrive" | "release" | "confirmReceipt";
            /** @description The moment by which it has to be done. */
            dueAt?: components["schemas"]["Moment"];
            /** @description The day on which it is expected, or by which it has to be done. */
            dueOn?: components["schemas"]["StaffDay"];
            /** @description The least days that it usually takes, where that is known. */
            minDays?: number;
            /** @description The most days that it usually takes, where that is known. */
            maxDays?: number;
        };
        /** @description A file of a payment voucher, as it was received. */
        TimelineProof: {
            sha256: string;
            bytes: number;
        };
        TimelineStep: {
            at: components["schemas"]["Moment"];
            /**
             * @description What happened. Of inspection, vessel and days each change is a step of its own; one that says neither a day, a vessel
             *     nor an issuer took back what was said before.
             * @enum {string}
             */
            what: "reserved" | "proofReceived" | "proofRejected" | "paymentConfirmed" | "shipped" | "balanceAsked" | "delivered" | "cancelled" | "inspectionPlanned" | "inspectionPassed" | "vesselNamed" | "departureSet" | "arrivalExpected" | "arrived" | "released" | "paperAdded" | "paperWithdrawn";
            /**
             * @description Who did it: the buyer, the company, or time.
             * @enum {string}
             */
            by: "buyer" | "staff" | "clock";
            /** @description Who of the staff did it. Only the staff are told. */
            byName?: string;
            /**
             * @description Which payment a step is about.
             * @enum {string}
             */
            payment?: "deposit" | "balance";
            /** @description What was received with a payment that is confirmed. */
            amount?: components["schemas"]["PriceText"];
            /** @description Why a voucher was not accepted; for the staff also why an order was cancelled. */
            remark?: string;
            day?: components["schemas"]["StaffDay"];
            /** @description Which day was said before. */
            formerDay?: components["schemas"]["StaffDay"];
            vessel?: components["schemas"]["StaffVessel"];
            inspectedBy?: components["schemas"]["InspectionIssuer"];
            number?: components["schemas"]["PaperNumber"];
            checkAt?: components["schemas"]["CertificateLink"];
            /** @description The files of a voucher that was received. */
            proofs?: components["schemas"]["TimelineProof"][];
            /** @description The papers that belong to the step. */
            papers?: components["schemas"]["Paper"][];
        };
        /** @description An opaque token; nothing but its issuer reads it. */
        Token: string;
        TraitCount: {
            /**
             * @description The option as the filter takes it, written as text; of the years, one of them.
             * @example 4.5
             */
            value: string;
            count: number;
        };
        TraitCounts: components["schemas"]["TraitCount"][];
        /**
         * @description How many vehicles each option of these filters would leave, given all other filters, as `VehicleFacets` has it. Years are
         *     counted each by itself, whatever `yearFrom` and `yearTo` say; what is automatic is counted again where it is of one kind
         *     besides, and a grade with all that are above it. Absent unless `traitFacetsFlag` was sent.
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
        TransferredPrice: {
            /** @description The amount in Kenyan shillings, rounded to the whole shilling. */
            finalPrice: components["schemas"]["AmountKES"];
        };
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
        /** @description The last of the parts is whole as well, or the last of the file. */
        UploadPartFilesPayload: {
            id: components["schemas"]["Id"];
            /** @description The number of the first part in it. */
            first: number;
            /** @description The hash of all that is sent here. */
            sha256: components["schemas"]["FileHash"];
            /**
             * Format: binary
             * @description One or more parts that follow each other, of at most 512 KB together.
             */
            file: string;
        };
        /** @description The last of the parts is whole as well, or the last of the file. */
        UploadPartsPayload: {
            id: components["schemas"]["Id"];
            /** @description The number of the first part in it. */
            first: number;
            /** @description The hash of all that is sent here. */
            sha256: components["schemas"]["FileHash"];
            /** @description One or more parts that follow each other, of at most 512 KB together. */
            partsBase64: string;
        };
        UploadState: {
            id: components["schemas"]["Id"];
            /** @description The size of a part. The last one is what is left. */
            partBytes: number;
            /** @description How many parts there are. */
            parts: number;
            /** @description The numbers of the parts that have not come, from 1, in their order. */
            missing: number[];
            /** @description Where the picture lies, once it is finished. */
            image?: components["schemas"]["UploadedImage"];
        };
        /**
         * @description The url is a link of the caller's own: it shows the picture for half an hour at least and an hour at most, and no
         *     longer than the session lasts. Calls that take pictures take it as it is, also when it shows nothing any more.
         */
        UploadedImage: {
            /**
             * @description 100 for a stored picture. A client takes any other value, or none, for a failed upload.
             * @constant
             */
            Status: 100;
            url: components["schemas"]["ImageUrl"];
        };
        UserInfo: {
            email: components["schemas"]["Email"];
            countryName: components["schemas"]["CountryName"];
        };
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
             * @description Nothing can be reserved, since there is no account to pay to. Absent otherwise.
             * @example true
             */
            reservationsPaused?: boolean;
            /**
             * @description The deposit as a part of the total price. It says nothing while pricesUnset is true.
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
             * @description What shifts the gears. Absent where it is not known.
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
             * @description The country that the vehicle stands in.
             * @example Japan
             */
            country: string;
            /**
             * @description The reference number that buyers and staff quote.
             * @example GP-100001
             */
            refNo: string;
            remark?: string;
        };
        /**
         * @description A vehicle in a list. Its price comes in US dollars and in yen at once, since the Japanese interface shows yen: a
         *     list kept by the client stays right when the language changes, and no client converts.
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
             * @description What the vehicle costs in the end in the country of `landedCountryCode`. Absent unless the list is narrowed or ordered
             *     by it, and where it is not known.
             */
            landedCost?: components["schemas"]["CostSpan"];
        };
        /** @description A vehicle and what the caller needs to order it. */
        VehicleDetail: {
            vehicle: components["schemas"]["Vehicle"];
            /** @description The vehicle's properties by group. The first group holds the base properties. */
            property: components["schemas"]["PropertyGroup"][];
            /** @description Absent where none is known. */
            inspection?: components["schemas"]["VehicleInspection"];
            /** @description The countries that the vehicle can be shipped to. */
            country: components["schemas"]["Country"][];
            /**
             * @description Where the listed price leads. The order form begins with it if the buyer has chosen nothing and the default address
             *     says nothing else. Absent where the vehicle is not shipped there.
             */
            destination?: components["schemas"]["OfferedDestination"];
            /** @description The caller's default address. Absent for a visitor and for a user without addresses. */
            receiveAddress?: components["schemas"]["Address"];
            /** @description The caller's coupons that this vehicle accepts. Empty for a visitor. */
            coupons: components["schemas"]["Coupon"][];
            /** @description Absent for a visitor. */
            poster?: components["schemas"]["PosterUser"];
        };
        VehicleDetailPayload: {
            carSourceId: components["schemas"]["Id"];
        };
        /**
         * @description How many vehicles each option of a filter would leave, given all other filters: the filter's own choice does not
         *     narrow its counts, and a make is counted without the chosen model. Options without any vehicle are left out. Absent
         *     unless `facetsFlag` was sent.
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
        /** @description What an inspection has found, in the call's language. */
        VehicleInspection: {
            /**
             * @description The grade of the whole. Absent where none was given.
             * @example 4.5
             */
            grade?: string;
            /**
             * @description What that grade means. Present with it.
             * @example A few small marks
             */
            gradeText?: string;
            /**
             * @description The grade of the inside. Absent where none was given.
             * @example B
             */
            interiorGrade?: string;
            /**
             * @description What that grade means. Present with it.
             * @example Clean, light wear
             */
            interiorText?: string;
            inspectedOn: components["schemas"]["InspectionDay"];
            inspectedBy: components["schemas"]["Inspector"];
            /** @description From the front to the rear. Empty where nothing was found. */
            marks: components["schemas"]["InspectionMark"][];
            /** @description Where its mileage was written down, the earliest first. */
            readings: components["schemas"]["MileageReading"][];
            /**
             * @description What the readings say of the mileage.
             * @example 3 readings since 2019 never fall.
             */
            mileageText: string;
        };
        /**
         * @description A page of the vehicles that meet every filter sent; a filter left out does not narrow. A value on the border of two
         *     buckets belongs to the upper one. Of the five type flags at most one is sent: 1 newArrivalFlag, 2 dailyFlag,
         *     3 highQualityFlag, 4 hotCarFlag, 5 flashSaleFlag; without a type filter none is.
         */
        VehicleListPayload: {
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /**
             * @description Words to be found in make, model or style, trimmed and without commas. Beside names they may ask for a fuel, a gearbox or a
             *     drive, for years of registration, and from or up to a price or a mileage: `prado diesel 2018 or newer under 30k`,
             *     `普拉多 2018年以后`, `プラド 300万円以下`. An amount without a currency is dollars below 100,000; above, it is yen in Japanese
             *     and shillings otherwise.
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
             * @description Leaves out what this country's import rules refuse with the next ship, as `assessImport` tells. Where no rule is known
             *     nothing is left out.
             */
            importCountryCode?: components["schemas"]["CountryCode"];
            /**
             * @description The country that `landedFrom`, `landedTo` and the orders by landed cost are about: what a vehicle costs there in the
             *     end, as `estimateLandedCost` tells it without coupons and without customs clearance, to the country's usual port, by
             *     the first transport that goes there. Where not all taxes of a country are known, these narrow and order nothing, and
             *     `landed.known` is false.
             */
            landedCountryCode?: components["schemas"]["CountryCode"];
            landedFrom?: components["schemas"]["LandedFilter"];
            landedTo?: components["schemas"]["LandedFilter"];
            sort?: components["schemas"]["VehicleSort"];
            /**
             * @description Asks for the counts of the filters' options beside the page.
             * @constant
             */
            facetsFlag?: 1;
            /**
             * @description Asks for the counts of the options of year, gearbox, fuel, steering, drive, grade and colour.
             * @constant
             */
            traitFacetsFlag?: 1;
        };
        /**
         * @description Make, model and style, as shown.
         * @example Toyota Vitz 1.0 F
         */
        VehicleName: string;
        VehiclePage: {
            /** @description How many vehicles meet the filters, over all pages. */
            total: number;
            vehicleList: components["schemas"]["VehicleCard"][];
            /**
             * @description How many more vehicles meet the filters, and are left out because the country refuses them. Absent unless
             *     `importCountryCode` was sent.
             */
            refusedTotal?: number;
            landed?: components["schemas"]["ListedLandedCosts"];
            facets?: components["schemas"]["VehicleFacets"];
            traitFacets?: components["schemas"]["TraitFacets"];
        };
        VehicleQuestion: {
            id: components["schemas"]["Id"];
            /** @description What question and answer are written in. */
            language: components["schemas"]["Language"];
            /** @description The question as the staff have published it. */
            question: string;
            answer: string;
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            answeredAt: string;
        };
        VehicleQuestionPage: {
            total: number;
            questions: components["schemas"]["VehicleQuestion"][];
        };
        VehicleQuestionsPayload: {
            carSourceId: components["schemas"]["Id"];
            pageNo: components["schemas"]["PageNo"];
            /** @description How many questions make a page. */
            pageSize: number;
        };
        /**
         * @description The order of the list; newest where none is sent: the latest listed first, and those that are booked behind all others.
         *     Prices are ordered as the cards show them, a flash-sale deduction taken off. Landed costs are ordered by the most that a
         *     vehicle may cost in the country of `landedCountryCode`, which has to be sent with them; vehicles whose cost is not known
         *     come last in both directions. Vehicles that are alike in what is ordered by keep one order over all pages.
         * @enum {string}
         */
        VehicleSort: "newest" | "priceAscending" | "priceDescending" | "yearNewest" | "mileageLowest" | "landedAscending" | "landedDescending";
        /**
         * @description How the caller finds the vehicle: 0 removed or sold out; 1 available; 2 booked by somebody else;
         *     3 in the caller's own order, or bought by the caller.
         * @enum {integer}
         */
        VehicleStatus: 0 | 1 | 2 | 3;
        /**
         * @description The one tag that a vehicle shows, decided by the server: promotion, sale (available), down (delisted) or locked
         *     (booked).
         * @enum {string}
         */
        VehicleTag: "promotion" | "sale" | "down" | "locked";
        VerificationPayload: {
            authKey: components["schemas"]["AuthKey"];
            password?: components["schemas"]["Password"];
            /** @description Whether the password takes the place of the registration's. Without meaning where none is given. */
            isNewPassword?: boolean;
        };
        VerifyRegistrationAnswer: components["schemas"]["VerifyRegistrationSuccess"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure417"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"];
        VerifyRegistrationSuccess: {
            /** @constant */
            code: 0;
            message?: string;
            /** @description Where there is no body, the text to show instead. */
            errorMessage?: string;
        };
        VoucherPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            proofImage: components["schemas"]["ProofImages"];
        };
        /**
         * @description What the voucher proves, by the status it is uploaded in; 0 and 3 the deposit, 4 the balance.
         * @enum {integer}
         */
        VoucherStatus: 0 | 3 | 4;
        WithdrawPaperPayload: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            paperId: components["schemas"]["Id"];
        };
        /**
         * @description The freight table of a yard, which its vehicles name as their `transportTemplateId`.
         * @example 901
         */
        YardId: string;
        /**
         * @description A calendar year of the first registration; `yearFrom` and `yearTo` are both included. Where the first is the later one,
         *     they are taken the other way round.
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
            /** @description A challenge, and the key that its proof is sent with. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description Where the verification e-mail went, and for how long its link is good. */
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
            /** @description The code alone. The account is verified. */
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
                    "application/json": components["schemas"]["Failure17"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. The new password is the only one that logs in. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. The new password is the only one that logs in. */
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
            /** @description The code alone. The country is changed. */
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
            /** @description The code alone. The session has ended. */
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
            /** @description The code alone. The entry was taken. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description Where the picture lies. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The upload as it is. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The upload as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description Where the picture lies. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The picture and its key, and what may be proved instead. */
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
                    "application/json": components["schemas"]["Failure17"] | components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The pop-up's picture, large and small. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The page, and how many vehicles meet the filters in all. */
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
            /** @description The vehicle types; a `code` is what the vehicle list takes as `modelLevelId`. */
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
            /** @description The vehicles, those whose sale ends first in front. */
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
            /** @description The similar vehicles, the most similar first, without the one asked for. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["Failure602"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The lines, and who is paid how much. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. The inquiry is with the staff. */
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
            /** @description The answered questions of the page, the last answered first, and how many there are on all pages. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The question as it waits for an answer. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["Failure603"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. The order is cancelled. */
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
            /** @description The code alone. The order is completed. */
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
            /** @description The code alone. The voucher is under review. */
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
            /** @description The code alone. The voucher is under review. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The papers. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The papers as they are now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The papers as they are now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description What is to be paid now, and to whom. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description What was asked for by it, and what stands in the way of paying. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. The vehicle is saved. */
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
            /** @description The code alone. The vehicle is not saved. */
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
            /** @description The saved searches, the last saved first. */
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
            /** @description The search as it is saved. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. The search is changed. */
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
            /** @description The code alone. The search is not saved. */
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
            /** @description The code alone. No letters come of this search. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. The address is the default. */
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
            /** @description The code alone. The address is deleted. */
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
            /** @description The code alone. The address is in the list. */
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
            /** @description The code alone. The address is changed. */
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
    listCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons in every status, those to be used first, then by their last day. */
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
            /** @description The code alone. The certification is under review. */
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
            /** @description The code alone. The certification is under review. */
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
            /** @description Where the picture lies; vatNoPic and taxNoPic take its url. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The token and what goes with it. */
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
            /** @description The key, or none where the server sends no messages. */
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
            /** @description The code alone. Messages go to this browser. */
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
            /** @description The code alone. No messages go to this browser. */
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
            /** @description What the second factor is given with. */
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
            /** @description A challenge, and the key that its proof is sent with. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The options for the browser. They are good for five minutes and one try. */
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
            /** @description The invitation. The link of the first owner names neither e-mail nor name. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The member. */
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
            /** @description The code alone. The second factor is fresh. */
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
            /** @description The options for the browser. They are good for five minutes and one try. */
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
            /** @description The code alone. The second factor is fresh. */
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
            /** @description The code alone. The session has ended. */
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
            /** @description The code alone. The new password is the only one that logs in. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. From now on the new secret counts. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The options for the browser. They are good for five minutes and one try. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. The passkey logs its owner in. */
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
            /** @description The code alone. */
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
            /** @description The code alone. */
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
            /** @description The code alone. The letter is on its way. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. */
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
            /** @description Members by name, those who left last. */
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
            /** @description The code alone. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The acts. */
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
            /** @description What waits, by kind. */
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
            /** @description The code alone. It waits no more. */
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
            /** @description The orders of the page, and how many there are on all pages. Days are those of the time zone of the call. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The present version, and the others. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description What the import rules say of the day of arrival. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["OrderTimeline"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The papers. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The papers as they are now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The papers as they are now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The papers as they are now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The vehicles of the page, and how many there are on all. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The vehicle as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The vehicle as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The vehicle as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The vehicle as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The vehicle as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The vehicle as it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The terms, and the places that they are about. */
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
            /** @description The version that it is now. */
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
            /** @description The version that it is now. */
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
            /** @description The version that it is now. */
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
            /** @description The version that it is now. */
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
            /** @description The version that it is now. */
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
            /** @description The limits as they are now. */
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
            /** @description The price by the terms that are set, and by those that are given. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. It waits for a second person. */
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
            /** @description The code alone. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure434"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. */
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
    staffReadCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data as they are, with who set them and when. */
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
            /** @description The version that it is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The texts, without their words. */
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
            /** @description Its words in every language. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description What its counter is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description What its counter is now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The charges in the order in which they are counted; none where no tax is known. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description What the vehicles cost in the end by the rates as they are, and by those that are given. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The versions; none where no rule is known. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The verdicts of the vehicles by the rules as they are, and by the one that is given. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description What each row would do. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description How many rows did what. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The table. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description What the vehicles cost in the end by the list price as it is, and by the one that is given. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The kinds. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The banners in their order, and what one can open. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The order that is in force now. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The banner that is no more. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The questions of the page, and how many there are on all pages. */
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
            /** @description The code alone. The question is public. */
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
            /** @description The code alone. The question stays with its buyer. */
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
            /** @description The code alone. The new words are public. */
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
            /** @description The code alone. The question is not public any more. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. It waits no more, until the buyer writes again. */
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
            /** @description The code alone. The caller has it. */
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
            /** @description The code alone. */
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
            /** @description The code alone. */
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
            /** @description The code alone. */
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
            /** @description The ready answers. */
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
            /** @description The answer as it is kept. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The answer as it is kept. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. One that is gone already stays gone. */
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
            /** @description The hours, which are off until they were set. */
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
            /** @description The hours as they are kept. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure409"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The dealers of the page, and how many there are on all pages. */
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
            /** @description The code alone. The company is certified. */
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
            /** @description The code alone. */
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
            /** @description The inquiries of the page, and how many there are on all pages. */
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
            /** @description The code alone. It waits no more. */
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
            /** @description The buyers of the page, and how many there are on all pages. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The code alone. */
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
            /** @description The code alone. */
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
            /** @description The code alone. The buyer can log in again. */
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
            /** @description The figures of these weeks. */
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
            /** @description What was read. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The tables, with how far each was carried out. */
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
            /** @description The rows of the page, and how many there are on all. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description How far it is. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description The table, whose photos wait again. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
            /** @description What became of it. */
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
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
                    "application/json": components["schemas"]["Failure400"] | components["schemas"]["Failure403"] | components["schemas"]["Failure421"] | components["schemas"]["Failure430"] | components["schemas"]["Failure431"] | components["schemas"]["Failure432"] | components["schemas"]["Failure433"] | components["schemas"]["Failure500"] | components["schemas"]["TransportFailure"];
                };
            };
        };
    };
}
