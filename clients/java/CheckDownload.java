import java.nio.charset.StandardCharsets;
import java.util.*;

/**
 * Downloads the proformas of three orders, for tests/clients/download.test.ts:
 *
 * javac -d build Wire.java CheckDownload.java && java -cp build CheckDownload http://127.0.0.1:4000/api
 */
final class CheckDownload {
    public static void main(String[] words) throws Exception {
        Wire wire = Wire.discover(words[0]);
        for (String order : List.of("1", "2", "3")) {
            try {
                byte[] file = wire.download("/order/proforma", Map.of("id", order));
                System.out.println(new String(file, StandardCharsets.UTF_8));
            } catch (Wire.Failed failure) {
                System.out.println(failure.getMessage());
            }
        }
    }
}
