import type { TopicLines } from '../knowledge.ts'
import type { MakerTopic } from '../topic.ts'

export const makers: Record<MakerTopic, TopicLines> = {
  podcast: {
    facts: [
      'Podcast cần một giọng nói và một ý tưởng; thiết bị có thể đến sau.',
      'Người nghe bỏ qua chiếc micro đơn sơ, nhưng khó bỏ qua căn phòng ồn.',
      'Đồ mềm nuốt tiếng vang: rèm, thảm, cả một tủ đầy quần áo.',
      'Người ta nghe podcast khi tay đang bận, nên câu rõ ràng sẽ thắng.',
      'Một ngày đăng cố định biến người nghe tình cờ thành người nghe quen.',
      'Phút đầu tiên quyết định người ta có ở lại đến hết tập hay không.',
    ],
    tips: [
      'Hãy nói trong một câu podcast dành cho ai và mang lại điều gì.',
      'Hãy lên kế hoạch ba tập trước khi thu tập đầu tiên.',
      'Thu thử bằng điện thoại trong căn phòng yên và mềm nhất.',
      'Đặt micro cách miệng một gang tay, hơi lệch sang bên.',
      'Cắt những chỗ vòng vo và khoảng lặng dài, giữ lại hơi thở tự nhiên.',
      'Chọn tên và ảnh bìa mà thu nhỏ vẫn đọc được.',
      'Đăng vào một ngày cố định, và xin một người nghe góp ý thật lòng.',
    ],
  },
  video: {
    facts: [
      'Video sống nhờ thay đổi: góc mới, chỗ mới, ý mới.',
      'Hình rung dễ được bỏ qua hơn tiếng dở.',
      'Ánh sáng cửa sổ chiếu ngang làm hầu như gương mặt nào cũng đẹp.',
      'Những giây đầu là lời hứa, và phần còn lại của video phải giữ lời.',
      'Video ngắn hay khi nó nói một điều, không phải năm điều.',
      'Nhiều người xem không bật tiếng, nên phụ đề mang thông điệp.',
    ],
    tips: [
      'Hãy viết một câu mà người xem cần nhớ.',
      'Liệt kê các cảnh cần quay trước khi bấm máy.',
      'Lau ống kính, quay về phía sáng và giữ máy thật chắc.',
      'Quay mỗi hành động từ xa, rồi thật gần, rồi từ bên cạnh.',
      'Để máy chạy lâu hơn một chút trước và sau mỗi cảnh.',
      'Cắt mọi thứ không phục vụ câu ấy.',
      'Xem lại video một lần không tiếng, và một lần nhắm mắt.',
    ],
  },
  social: {
    facts: [
      'Trên mạng xã hội, đáng giá là điều khiến người ta dừng lại và gửi đi.',
      'Một bài viết có ích hơn nhiều bài chỉ biết quảng cáo.',
      'Tài khoản lớn lên khi người ta biết ở đó có gì.',
      'Bình luận là trò chuyện, và câu trả lời là lý do để quay lại.',
      'Điều hợp với nền tảng này thường cần dáng khác ở nền tảng kia.',
      'Không ai xem hết mọi bài, nên ý hay có thể trở lại trong dáng mới.',
    ],
    tips: [
      'Hãy chọn một nền tảng mà người của mình đã ở đó.',
      'Chọn ba chủ đề và giữ chúng một thời gian.',
      'Mở mỗi bài bằng điều chính, không phải lời chào.',
      'Soạn bài cho cả tuần trong một lần ngồi.',
      'Trả lời bình luận sớm, và bằng giọng của con người.',
      'Mỗi tháng xem lại bài nào được lưu và chia sẻ, rồi làm thêm.',
    ],
  },
  photo: {
    facts: [
      'Bức ảnh làm từ ánh sáng; máy ảnh chỉ gom nó lại.',
      'Bước sang bên hai bước đổi bức ảnh nhiều hơn một ống kính mới.',
      'Nắng sớm và nắng muộn dài và dịu, còn nắng trưa thì gắt.',
      'Mắt tìm đến chỗ sáng nhất, gương mặt và đường nét sắc nhất.',
      'Khoảng trống quanh chủ thể có thể là sức mạnh của bức ảnh.',
    ],
    tips: [
      'Hãy tìm ánh sáng trước, rồi mới tìm chủ thể.',
      'Lau ống kính trước khi bấm.',
      'Lại gần hơn, đến khi trong khung không còn gì thừa.',
      'Hạ thấp người: độ cao của máy kể câu chuyện riêng.',
      'Chụp vài tấm, mỗi lần chỉ đổi một thứ.',
      'Hôm sau hãy chọn tấm đẹp nhất, khi mắt đã nghỉ.',
    ],
  },
  speaking: {
    facts: [
      'Khán giả nhớ một ý và một câu chuyện, hiếm khi nhớ danh sách.',
      'Trang chiếu nâng đỡ bài nói; khi nó nói hết, chẳng ai nghe nữa.',
      'Khoảng lặng dài với người nói, nhưng vừa đủ với người nghe.',
      'Hồi hộp và vui rất giống nhau: mạch nhanh và mắt mở to.',
      'Người ta quyết định rất sớm bài thuyết trình có đáng nghe không.',
    ],
    tips: [
      'Hãy viết ra điều khán giả cần biết hoặc làm khi kết thúc.',
      'Dựng bài thuyết trình từ đoạn kết ngược về mở đầu.',
      'Mỗi trang chiếu chỉ một ý, chữ đủ lớn cho hàng cuối.',
      'Đứng lên, nói thành tiếng, và để đồng hồ trước mặt.',
      'Thuộc câu đầu và câu cuối mà không cần nhìn.',
      'Nhìn một người, nói trọn ý, rồi mới chuyển sang người khác.',
    ],
  },
  craft: {
    facts: [
      'Đồ làm tay mang những dấu nhỏ, và vì thế ta thương nó.',
      'Vật liệu tốt tha thứ những lỗi mà vật liệu xấu phơi ra.',
      'Đo hai lần nhanh hơn cưa hai lần.',
      'Dụng cụ sắc an toàn hơn dụng cụ cùn, vì cần ít sức hơn.',
      'Bàn tay học nhờ lặp lại: món thứ ba làm bình tĩnh hơn món đầu.',
    ],
    tips: [
      'Hãy bắt đầu với món nhỏ, xong trong một buổi tối.',
      'Bày hết dụng cụ và vật liệu trước nhát cắt đầu tiên.',
      'Đo, đánh dấu nhẹ, rồi đo lại.',
      'Tập bước khó trên một mảnh thừa.',
      'Thong thả với keo và sơn, và để chúng khô.',
      'Ký tên, ghi ngày, và ghi lại điều lần sau sẽ làm khác.',
    ],
  },
  game: {
    facts: [
      'Trò chơi hay có mục tiêu rõ, và tự do để đi đến đó.',
      'Trò chơi vui nhất ở ranh giới giữa quá dễ và quá khó.',
      'Một ván thua dạy nhiều hơn một ván thắng nhờ may.',
      'Luật không bó buộc trò chơi: luật làm nên trò chơi.',
      'Người chơi nhớ những khoảnh khắc do chính mình tạo ra.',
    ],
    tips: [
      'Hãy đọc mục tiêu của trò chơi trước khi đọc chi tiết luật.',
      'Chơi chậm một ván, chỉ để hiểu.',
      'Xem người chơi giỏi làm gì khi dường như chẳng có gì xảy ra.',
      'Đổi một điều trong kế hoạch rồi thử lại.',
      'Nghỉ khi bực bội tăng lên, và trở lại với đầu óc mới.',
      'Hãy giải thích trò chơi cho ai đó: mình sẽ thấy nó bằng mắt khác.',
    ],
  },
  fashion: {
    facts: [
      'Quần áo nói trước ta: về tâm trạng, nơi chốn và thời điểm.',
      'Dáng vừa người làm đẹp bộ đồ hơn một nhãn hiệu nổi tiếng.',
      'Ít màu hợp nhau dễ phối hơn nhiều màu chẳng hợp.',
      'Chất vải quyết định chiếc váy rũ ra sao, thoáng ra sao và bền bao lâu.',
      'Món đồ bền vững nhất là món được mặc nhiều năm.',
    ],
    tips: [
      'Hãy treo mọi thứ hay mặc về một phía tủ.',
      'Ghi lại màu và kiểu chung của những món yêu thích ấy.',
      'Trước khi mua, hãy kể ba bộ đồ hợp với món mới.',
      'Dùng ngón tay kiểm tra đường may, khóa và chất vải.',
      'Mặc thử, ngồi xuống, giơ tay và bước vài bước.',
      'Giặt nhẹ, phơi thoáng, và vá sớm.',
    ],
  },
  beauty: {
    facts: [
      'Làn da luôn tự đổi mới, lặng lẽ, từ trong ra ngoài.',
      'Làn da thích sự đều đặn hơn một kệ đầy chai lọ.',
      'Nắng làm da lão hóa; bóng râm và kem chống nắng làm chậm điều đó.',
      'Da khô thiếu dầu hoặc nước, và thường thiếu cả hai.',
      'Điều tốt cho gương mặt này có thể không hợp gương mặt khác.',
    ],
    tips: [
      'Hãy nhìn làn da dưới ánh sáng ngày trước khi mua gì.',
      'Buổi tối rửa mặt nhẹ nhàng bằng nước ấm.',
      'Thoa kem khi da còn hơi ẩm.',
      'Buổi sáng hãy che chắn gương mặt khỏi nắng.',
      'Thử sản phẩm mới ở mặt trong cánh tay trước.',
      'Mỗi lần chỉ đổi một thứ, và cho nó vài tuần.',
    ],
  },
}
