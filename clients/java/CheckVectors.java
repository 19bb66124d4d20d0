import java.math.BigInteger;
import java.nio.file.*;
import java.security.*;
import java.security.interfaces.ECPrivateKey;
import java.security.spec.*;
import java.util.*;

/**
 * Checks Wire.java against the vectors, as docs/wire.md describes under 'Vectors':
 *
 * javac -d build Wire.java CheckVectors.java && java -cp build CheckVectors ../../tests/vectors
 */
final class CheckVectors {
    public static void main(String[] words) throws Exception {
        Path folder = Path.of(words[0]);
        Object vectors = Json.read(Files.readString(folder.resolve("session.json")));
        KeyPair own = ownKeys(Json.at(vectors, "ephemeralKey"));
        List<Wire.Sealed> calls = new ArrayList<>();
        for (Object call : (List<?>) Json.at(vectors, "calls")) calls.add(checkCall(vectors, call, own));
        int refused = 0;
        Object answers = Json.read(Files.readString(folder.resolve("refused-answers.json")));
        for (Object answer : (List<?>) Json.at(answers, "cases")) {
            if (!"session".equals(Json.at(answer, "suite"))) continue;
            if (believes(calls.get(((Long) Json.at(answer, "call")).intValue()), Json.at(answer, "wire"))) {
                throw new IllegalStateException("It believes an answer with " + Json.at(answer, "name") + ".");
            }
            refused += 1;
        }
        System.out.println(calls.size() + " calls agree, " + refused + " answers are refused");
    }

    private static Wire.Sealed checkCall(Object vectors, Object call, KeyPair own) throws Exception {
        Object request = Json.at(call, "request"), answer = Json.at(call, "answer");
        String publicKey = Json.text(vectors, "serverKey", "publicKey");
        var envelope = new Wire.Envelope(Json.text(vectors, "partnerId"), Json.text(vectors, "kid"), publicKey, own);
        envelope.clock = () -> Long.parseLong(Json.text(request, "sequenceId"));
        byte[] given = HexFormat.of().parseHex(Json.text(request, "iv"));
        envelope.fillIv = iv -> System.arraycopy(given, 0, iv, 0, given.length);
        Wire.Sealed sealed = envelope.seal(Json.text(request, "path"), Json.text(request, "payload"),
            Json.text(request, "token"), Json.text(request, "idempotencyKey"));
        agree(HexFormat.of().formatHex(envelope.requestKey), Json.at(vectors, "keys", "requestKey"));
        agree(HexFormat.of().formatHex(envelope.requestMac), Json.at(vectors, "keys", "requestMac"));
        agree(HexFormat.of().formatHex(envelope.responseKey), Json.at(vectors, "keys", "responseKey"));
        agree(sealed.headers(), Json.at(request, "headers"));
        agree(sealed.fields(), Json.at(request, "fields"));
        String body = Objects.requireNonNullElse(Json.text(answer, "body"), "");
        String message = Json.text(answer, "message"), detail = Json.text(answer, "errorMessage");
        agree(sealed.open(Json.at(answer, "wire")), new Wire.Answer((Long) Json.at(answer, "code"), body, message, detail));
        return sealed;
    }

    private static boolean believes(Wire.Sealed sealed, Object wire) {
        try {
            sealed.open(wire);
            return true;
        } catch (Wire.Unknown expected) {
            return false;
        }
    }

    /** The key pair of the vectors; a new pair supplies the encoding of the curve. */
    private static KeyPair ownKeys(Object key) throws Exception {
        KeyPair drawn = Wire.newKeyPair();
        byte[] point = Base64.getUrlDecoder().decode(Json.text(key, "publicKey"));
        byte[] encoded = Wire.join(Arrays.copyOf(drawn.getPublic().getEncoded(), 26), point);
        BigInteger d = new BigInteger(1, Base64.getUrlDecoder().decode(Json.text(key, "jwk", "d")));
        KeyFactory factory = KeyFactory.getInstance("EC");
        ECParameterSpec curve = ((ECPrivateKey) drawn.getPrivate()).getParams();
        PrivateKey own = factory.generatePrivate(new ECPrivateKeySpec(d, curve));
        return new KeyPair(factory.generatePublic(new X509EncodedKeySpec(encoded)), own);
    }

    private static void agree(Object ours, Object theirs) {
        if (!ours.equals(theirs)) throw new IllegalStateException("It makes " + ours + ", and the vectors " + theirs + ".");
    }
}
