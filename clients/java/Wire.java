import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.security.spec.*;
import java.time.Duration;
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/**
 * A client of the sealed wire, in one file: Java 17, without a library.
 *
 * java Wire.java http://127.0.0.1:4000/api     logs in, lists vehicles and reserves one
 *
 * docs/wire.md describes every byte of it; words in quotes below are its headings. Copy the file, and replace the class
 * Json with your JSON library.
 */
public final class Wire {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final HttpClient HTTP = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final String base;
    private final Envelope envelope;
    private String token, refreshToken;

    /** Calls by their path in the OpenAPI document, as a visitor until `logIn`. */
    public Wire(String base, String partnerId, String kid, String publicKey) throws GeneralSecurityException {
        this.base = base;
        envelope = new Envelope(partnerId, kid, publicKey, newKeyPair());
    }

    /** For development: a production server gives its keys only to its partners. */
    public static Wire discover(String base) throws Exception {
        String url = base + "/envelope.json", text;
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create(url)).timeout(PATIENCE).build();
            text = HTTP.send(request, HttpResponse.BodyHandlers.ofString()).body();
        } catch (IOException | IllegalArgumentException problem) {
            throw new IOException("No server answers at " + url + ": start the server, or correct the address.", problem);
        }
        try {
            Object offer = Json.read(text);
            for (Object suite : (List<?>) Json.at(offer, "suites")) {
                if (!"session".equals(Json.at(suite, "suite"))) continue;
                String kid = Json.text(suite, "key", "id"), publicKey = Json.text(suite, "key", "publicKey");
                return new Wire(base, Json.text(offer, "partnerId"), kid, publicKey);
            }
        } catch (RuntimeException problem) {
            // The response is not an offer; the remedy is the same.
        }
        throw new IOException(url + " offers no envelope of the session suite: give the base of the API, such as "
            + "http://127.0.0.1:4000/api, or new Wire the keys that the operator has given you.");
    }

    public void logIn(String email, String password) throws Exception {
        begin(call("/user/login", Map.of("email", email, "password", password), null));
    }

    /** Returns the answer's body. Calls with `x-replay: idempotent` need a key, one for each intended change. */
    public Object call(String path, Map<String, ?> payload, String idempotencyKey) throws Exception {
        return call(path, payload, idempotencyKey, false);
    }

    /** Returns the file of a call with `x-envelope: blob`. Neither it nor a failure is sealed. */
    public byte[] download(String path, Map<String, ?> payload) throws Exception {
        return (byte[]) call(path, payload, null, true);
    }

    private Object call(String path, Map<String, ?> payload, String idempotencyKey, boolean isFile) throws Exception {
        if (token == null) renew();
        for (boolean isRenewed = false, isRepeated = false; ; ) {
            try {
                return send(path, payload, token, idempotencyKey, isFile);
            } catch (Failed failure) {
                if (failure.code != 430 || isRenewed) throw failure;
                isRenewed = true;
                renew();
            } catch (Unknown unknown) {
                // The same key again: if the first call was carried out, this one gets its answer.
                if (idempotencyKey == null || isRepeated) throw unknown;
                isRepeated = true;
            }
        }
    }

    private void renew() throws Exception {
        if (refreshToken == null) begin(send("/common/baseToken", Map.of(), null, null, false));
        else begin(send("/user/refreshToken", Map.of("refreshToken", refreshToken), null, null, false));
    }

    private void begin(Object tokens) {
        token = Json.text(tokens, "accessToken");
        refreshToken = Json.text(tokens, "refreshToken");
    }

    private Object send(String path, Map<String, ?> payload, String token, String idempotencyKey, boolean isFile)
            throws Exception {
        Map<String, Object> whole = new TreeMap<>(payload);
        whole.putAll(Map.of("language", "en", "timeZone", "Africa/Nairobi"));
        Sealed sealed = envelope.seal(path, Json.write(whole), token, idempotencyKey);
        HttpRequest.Builder post = HttpRequest.newBuilder(URI.create(base + path)).timeout(PATIENCE);
        post.header("content-type", "application/x-www-form-urlencoded");
        sealed.headers.forEach(post::header);
        String form = "json=" + URLEncoder.encode(Json.write(sealed.fields), StandardCharsets.UTF_8);
        HttpResponse<byte[]> reply;
        try {
            post.POST(HttpRequest.BodyPublishers.ofString(form));
            reply = HTTP.send(post.build(), HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException error) {
            throw new Unknown(path + ": " + error, error);
        }
        if (reply.statusCode() == 400 || reply.statusCode() == 413) {
            throw new Refused(path + " was refused: check clock, key, partner id and size.");
        }
        boolean isUnsealed = isFile && reply.statusCode() == 200;
        String type = reply.headers().firstValue("content-type").orElse("");
        if (isUnsealed && type.startsWith("application/pdf")) return reply.body();
        Object wire;
        try {
            wire = Json.read(new String(reply.body(), StandardCharsets.UTF_8));
            if (isUnsealed && (Long) Json.at(wire, "code") != 0) {
                String message = Json.text(wire, "message"), detail = Json.text(wire, "errorMessage");
                throw new Failed(new Answer((Long) Json.at(wire, "code"), "", message, detail));
            }
        } catch (RuntimeException error) {
            throw new Unknown(path + ": HTTP " + reply.statusCode() + " without an answer", error);
        }
        Answer answer = sealed.open(wire);
        if (answer.code != 0) throw new Failed(answer);
        return answer.body.isEmpty() ? null : Json.read(answer.body);
    }

    record Answer(long code, String body, String message, String detail) {}

    /** The server answered with a code other than 0. The message is for the user, in their language. */
    static final class Failed extends Exception {
        final long code;

        Failed(Answer answer) {
            super("code " + answer.code + ": " + answer.message + (answer.detail == null ? "" : ", " + answer.detail));
            code = answer.code;
        }
    }

    /** The server refused the envelope and never says why: nothing was done. */
    static final class Refused extends Exception {
        Refused(String message) { super(message); }
    }

    /** No answer that can be trusted: whether the call was carried out is unknown. */
    static final class Unknown extends Exception {
        Unknown(String message, Throwable cause) { super(message, cause); }
    }

    /**
     * 'Suite session': the keys that this process and the server share. The client has no secret of its own beforehand.
     */
    static final class Envelope {
        final String partnerId, kid, epk;
        final byte[] requestKey, requestMac, responseKey;
        LongSupplier clock = System::currentTimeMillis;
        Consumer<byte[]> fillIv = new SecureRandom()::nextBytes;
        private long last;

        Envelope(String partnerId, String kid, String publicKey, KeyPair own) throws GeneralSecurityException {
            // In Java's encoding the point comes last, after 26 bytes that are the same for each key of the curve.
            byte[] encoded = own.getPublic().getEncoded(), ownPoint = Arrays.copyOfRange(encoded, 26, 91);
            byte[] serverPoint = Base64.getUrlDecoder().decode(publicKey);
            KeySpec serverKey = new X509EncodedKeySpec(join(Arrays.copyOf(encoded, 26), serverPoint));
            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(own.getPrivate());
            // Refuses a point that is not on the curve.
            agreement.doPhase(KeyFactory.getInstance("EC").generatePublic(serverKey), true);
            byte[] extracted = hmac(sha256(join(ownPoint, serverPoint)), agreement.generateSecret());
            requestKey = expand(extracted, "request-key");
            requestMac = expand(extracted, "request-mac");
            responseKey = expand(extracted, "response-key");
            epk = Base64.getUrlEncoder().withoutPadding().encodeToString(ownPoint);
            this.partnerId = partnerId;
            this.kid = kid;
        }

        /** 'The request', and what opens its answer. Seal a call again each time it is sent. */
        Sealed seal(String path, String payload, String token, String idempotencyKey) throws GeneralSecurityException {
            String sequenceId = nextSequenceId(), key = Objects.requireNonNullElse(idempotencyKey, "");
            byte[] tokenHash = token == null ? new byte[0] : sha256(utf8(token)), iv = new byte[12];
            byte[] head = transcript(
                "gariport/1/request", "session", kid, epk, "POST", path, partnerId, sequenceId, tokenHash, key);
            fillIv.accept(iv);
            String body = Base64.getEncoder().encodeToString(join(iv, aes(true, requestKey, iv, utf8(payload), head)));
            String sign = HexFormat.of().formatHex(hmac(requestMac, join(head, transcript(body))));
            Map<String, String> headers = new TreeMap<>(Map.of("envelope", "session;kid=" + kid + ";epk=" + epk));
            if (token != null) headers.put("authorization", "Bearer " + token);
            if (idempotencyKey != null) headers.put("idempotency-key", idempotencyKey);
            var fields = Map.of("body", body, "sequenceId", sequenceId, "partnerId", partnerId, "sign", sign);
            return new Sealed(headers, fields, responseKey);
        }

        private synchronized String nextSequenceId() {
            last = Math.max(clock.getAsLong(), last + 1);
            return String.valueOf(last);
        }
    }

    record Sealed(Map<String, String> headers, Map<String, String> fields, byte[] responseKey) {
        /** 'The answer': its code, its body as text and its messages, after all of them are authenticated. */
        Answer open(Object wire) throws Unknown {
            try {
                Map<?, ?> answer = (Map<?, ?>) wire;
                for (String name : List.of("message", "errorMessage")) {
                    if (answer.containsKey(name) && answer.get(name) == null) throw new IllegalArgumentException(name);
                }
                long code = (Long) answer.get("code");
                String message = Json.text(answer, "message"), detail = Json.text(answer, "errorMessage");
                byte[] sealed = fromBase64(Json.text(answer, "body")), iv = Arrays.copyOf(sealed, 12);
                byte[] binding = transcript("gariport/1/response", fields.get("sign"), "" + code, message, detail);
                byte[] body = aes(false, responseKey, iv, Arrays.copyOfRange(sealed, 12, sealed.length), binding);
                return new Answer(code, new String(body, StandardCharsets.UTF_8), message, detail);
            } catch (GeneralSecurityException | RuntimeException error) {
                throw new Unknown("The answer does not open.", error);
            }
        }
    }

    /** 'Transcripts': each part after its length. Null is absent, which differs from empty. */
    static byte[] transcript(Object... parts) {
        byte[] whole = {};
        for (Object part : parts) {
            byte[] bytes = part instanceof String text ? utf8(text) : (byte[]) part;
            byte[] length = ByteBuffer.allocate(4).putInt(bytes == null ? -1 : bytes.length).array();
            whole = join(whole, join(length, bytes == null ? new byte[0] : bytes));
        }
        return whole;
    }

    static byte[] join(byte[] one, byte[] other) {
        return ByteBuffer.allocate(one.length + other.length).put(one).put(other).array();
    }

    static byte[] utf8(String text) { return text.getBytes(StandardCharsets.UTF_8); }

    /** Accepts only the canonical encoding. */
    static byte[] fromBase64(String text) {
        byte[] bytes = Base64.getDecoder().decode(text);
        if (!Base64.getEncoder().encodeToString(bytes).equals(text)) throw new IllegalArgumentException("base64");
        return bytes;
    }

    static byte[] sha256(byte[] data) throws GeneralSecurityException {
        return MessageDigest.getInstance("SHA-256").digest(data);
    }

    static byte[] hmac(byte[] key, byte[] data) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(data);
    }

    /** The expand step of HKDF, for one block. */
    static byte[] expand(byte[] extracted, String purpose) throws GeneralSecurityException {
        return hmac(extracted, join(utf8("gariport/1/session/" + purpose), new byte[] {1}));
    }

    static byte[] aes(boolean seals, byte[] key, byte[] iv, byte[] data, byte[] bound) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        int mode = seals ? Cipher.ENCRYPT_MODE : Cipher.DECRYPT_MODE;
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, iv));
        cipher.updateAAD(bound);
        return cipher.doFinal(data);
    }

    static KeyPair newKeyPair() throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        return generator.generateKeyPair();
    }

    public static void main(String[] words) throws Exception {
        String email = System.getenv("GARIPORT_EMAIL"), password = System.getenv("GARIPORT_PASSWORD");
        try {
            if (words.length != 1) throw new Refused("Give the address: java Wire.java http://127.0.0.1:4000/api");
            if (email == null || password == null) throw new Refused("Set GARIPORT_EMAIL and GARIPORT_PASSWORD.");
            Wire wire = discover(words[0]);
            wire.logIn(email, password);
            Object page = wire.call("/vehicles/getVehicles", Map.of("pageNo", 1, "pageSize", 24), null);
            System.out.println(Json.at(page, "total") + " vehicles");
            Map<String, Object> order = new TreeMap<>(Map.of("email", email, "name", "Wanjiku Kamau", "cityId", "11",
                "phone", "+254712345678", "countryCode", "KE", "address", "Nyali Road 14", "payUnit", "USD"));
            order.putAll(Map.of("transportType", "1", "endPortId", "p-mba", "commitType", "pc"));
            for (Object vehicle : (List<?>) Json.at(page, "vehicleList")) {
                order.put("id", Json.text(vehicle, "id"));
                try {
                    Object receipt = wire.call("/order/submit", order, UUID.randomUUID().toString());
                    String due = Json.text(receipt, "depositDueAt");
                    String name = Json.text(vehicle, "name");
                    System.out.printf("reserved %s %s, deposit due %s%n", order.get("id"), name, due);
                    return;
                } catch (Failed failure) {
                    System.out.println(Json.text(vehicle, "name") + ": " + failure.getMessage());
                }
            }
            throw new Refused("No vehicle of the first page can be reserved.");
        } catch (Failed | Refused | Unknown | IOException | RuntimeException problem) {
            System.err.println(problem.getClass().getSimpleName() + ": " + problem.getMessage());
            System.exit(1);
        }
    }
}

/** The part of JSON that the wire needs: maps, lists, texts, whole numbers as Long, others as Double. */
final class Json {
    private static final Pattern TOKEN =
        Pattern.compile("\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"|[\\[\\]{},:]|[^\\s\\[\\]{},:]++");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u(\\p{XDigit}{4})|(.))");
    private static final Map<String, String> SHORT = Map.of("n", "\n", "r", "\r", "t", "\t", "b", "\b", "f", "\f");

    static Object read(String text) {
        Deque<String> tokens = new ArrayDeque<>();
        for (Matcher matcher = TOKEN.matcher(text); matcher.find();) tokens.add(matcher.group());
        Object value = value(tokens, 0);
        if (!tokens.isEmpty()) throw new IllegalArgumentException("more than one value");
        return value;
    }

    private static Object value(Deque<String> tokens, int depth) {
        if (depth > 100) throw new IllegalArgumentException("nested too deeply");
        String token = tokens.remove();
        if (token.equals("{")) {
            Map<String, Object> map = new LinkedHashMap<>();
            while (goesOn(tokens, "}", map.isEmpty())) {
                String name = string(tokens.remove());
                if (!tokens.remove().equals(":")) throw new IllegalArgumentException("a name without a value");
                map.put(name, value(tokens, depth + 1));
            }
            return map;
        }
        if (token.equals("[")) {
            List<Object> list = new ArrayList<>();
            while (goesOn(tokens, "]", list.isEmpty())) list.add(value(tokens, depth + 1));
            return list;
        }
        if (token.startsWith("\"")) return string(token);
        if (token.equals("null")) return null;
        if (token.equals("true") || token.equals("false")) return Boolean.valueOf(token);
        return token.matches("-?\\d{1,18}") ? (Object) Long.valueOf(token) : (Object) Double.valueOf(token);
    }

    private static boolean goesOn(Deque<String> tokens, String close, boolean isFirst) {
        if (tokens.peek().equals(close)) return tokens.remove() == null;
        if (!isFirst && !tokens.remove().equals(",")) throw new IllegalArgumentException("a comma is missing");
        return true;
    }

    private static String string(String token) {
        return ESCAPE.matcher(token.substring(1, token.length() - 1)).replaceAll(escape -> Matcher.quoteReplacement(
            escape.group(1) == null ? SHORT.getOrDefault(escape.group(2), escape.group(2))
                : "" + (char) Integer.parseInt(escape.group(1), 16)));
    }

    static Object at(Object place, String... names) {
        for (String name : names) place = ((Map<?, ?>) place).get(name);
        return place;
    }

    static String text(Object place, String... names) { return (String) at(place, names); }

    /** A map of texts and numbers. */
    static String write(Map<String, ?> map) {
        StringJoiner entries = new StringJoiner(",", "{", "}");
        map.forEach((name, value) ->
            entries.add(quote(name) + ":" + (value instanceof String text ? quote(text) : value)));
        return entries.toString();
    }

    private static String quote(String text) {
        Pattern special = Pattern.compile("[\"\\\\\\p{Cntrl}]");
        return '"' + special.matcher(text).replaceAll(c -> String.format("\\\\u%04x", (int) c.group().charAt(0))) + '"';
    }
}
