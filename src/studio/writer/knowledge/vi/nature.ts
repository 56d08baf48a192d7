import type { TopicLines } from '../knowledge.ts'
import type { NatureTopic } from '../topic.ts'

export const nature: Record<NatureTopic, TopicLines> = {
  tree: {
    facts: [
      'Cây sống giữa hai thế giới: rễ trong bóng tối, lá trong ánh sáng.',
      'Lá biến ánh sáng, nước và không khí thành đường, rồi thải ra oxy.',
      'Mỗi vòng gỗ là một mùa lớn lên: rộng vào năm tốt, hẹp vào năm khô.',
    ],
    tips: [
      'Hãy trồng cây non ở nơi nó có chỗ lớn lên hàng chục năm.',
      'Tưới ít lần nhưng thật đẫm, để rễ đâm sâu.',
      'Hãy chạm vào vỏ cây, ngước nhìn lên và dành cho khu rừng vài phút yên lặng.',
    ],
  },
  garden: {
    facts: [
      'Cây cần ánh sáng, nước, không khí và một chút kiên nhẫn.',
      'Đất tốt là đất sống: giun và vô số sinh vật nhỏ nuôi bộ rễ.',
      'Hoa là lời mời gửi đến côn trùng, viết bằng màu sắc và hương thơm.',
    ],
    tips: [
      'Hãy bắt đầu nhỏ: một chậu, một cây, một chỗ có nắng.',
      'Hãy thử đất bằng ngón tay trước khi tưới.',
      'Tưới vào buổi sáng, ở gốc chứ không phải trên lá.',
      'Cắt bỏ hoa tàn, nhiều cây sẽ nở thêm lần nữa.',
    ],
  },
  mountain: {
    facts: [
      'Núi mọc lên ở nơi các mảng của Trái Đất chậm rãi ép vào nhau.',
      'Càng lên cao, không khí càng loãng và lạnh.',
      'Mưa, băng và gió gọt mỗi ngọn núi thêm một chút mỗi ngày.',
    ],
    tips: [
      'Hãy xem thời tiết trước khi leo, và xem lại trên đường đi.',
      'Đi chậm ngay từ đầu, để còn sức cho lúc xuống.',
      'Hãy quay về đúng lúc: ngày mai ngọn núi vẫn ở đó.',
    ],
  },
  ocean: {
    facts: [
      'Đại dương phủ phần lớn hành tinh và tạo nên thời tiết ở khắp nơi.',
      'Mặt Trăng và Mặt Trời kéo nước, nhờ vậy thủy triều lên rồi xuống.',
      'Sóng sinh ra từ gió, và có thể đi rất xa trước khi vỡ.',
      'Mưa hòa tan muối từ đá, sông mang muối ra, nên nước biển mặn.',
    ],
    tips: [
      'Hãy hỏi về dòng chảy trước khi bơi ở biển.',
      'Hãy đến lúc triều xuống để tìm những gì nước thường giấu.',
      'Chỉ mang về những bức ảnh, và để bãi biển sạch hơn lúc đến.',
    ],
  },
  river: {
    facts: [
      'Nước luôn đi xa: bốc lên, rơi xuống thành mưa, rồi chảy về biển.',
      'Mọi sinh vật mà ta biết đều cần nước.',
      'Dòng sông tạo nên thung lũng bằng kiên nhẫn, không phải bằng sức mạnh.',
    ],
    tips: [
      'Hãy để một cốc nước trong tầm tay và uống trước khi thấy khát.',
      'Hãy khóa vòi trong lúc đánh răng.',
      'Hãy một lần đi ngược con suối để tìm nơi nó bắt đầu.',
    ],
  },
  rain: {
    facts: [
      'Mây làm từ vô số giọt nước, nhỏ đến mức lơ lửng được.',
      'Trời mưa khi các giọt hợp lại và quá nặng với không khí.',
      'Cầu vồng hiện ra khi mặt trời ở sau lưng và mưa ở trước mặt.',
    ],
    tips: [
      'Hãy nhìn về hướng gió thổi tới: thời tiết ngày mai đến từ đó.',
      'Sau tia chớp, hãy đợi trong nhà đến khi tiếng sấm đã xa.',
      'Hãy bước ra ngay sau cơn mưa và hít thật sâu.',
    ],
  },
  snow: {
    facts: [
      'Tinh thể tuyết lớn quanh một hạt bụi nhỏ, và phần lớn có sáu cánh.',
      'Tuyết mới hút âm thanh, vì thế buổi sáng mùa đông rất yên.',
      'Tuyết trông trắng vì nó phân tán ánh sáng của mọi màu.',
    ],
    tips: [
      'Hãy mặc nhiều lớp, lớp sát da luôn khô.',
      'Hãy tiếp tục vận động và làm ấm tay chân trước khi chúng đau.',
      'Hãy hứng một bông tuyết trên găng tay tối màu và nhìn thật gần.',
    ],
  },
  sun: {
    facts: [
      'Bầu trời xanh vì không khí tán xạ màu xanh của ánh nắng ra mọi hướng.',
      'Có bốn mùa vì Trái Đất nghiêng khi đi quanh Mặt Trời.',
      'Ánh sáng ban ngày chỉnh đồng hồ bên trong của cây cối, động vật và con người.',
      'Mùa xuân thức dậy, mùa hè chín, mùa thu gom góp, mùa đông nghỉ ngơi.',
    ],
    tips: [
      'Hãy bắt đầu ngày mới bằng vài phút ánh sáng tự nhiên.',
      'Buổi trưa hãy tìm bóng mát, giữ gìn da và mắt.',
      'Mỗi tuần hãy ghi lại một thay đổi nhỏ ngoài trời: năm sẽ trôi chậm hơn.',
    ],
  },
  stars: {
    facts: [
      'Mặt Trời là một ngôi sao, và những ngôi sao ban đêm là các mặt trời xa xôi.',
      'Ánh sao đi lâu đến mức ta thấy chúng của ngày xưa.',
      'Mặt Trăng không tự sáng: nó phản chiếu ánh sáng Mặt Trời.',
      'Các hành tinh đi quanh Mặt Trời, và các mặt trăng đi quanh hành tinh.',
    ],
    tips: [
      'Hãy tìm một nơi tối và cho mắt thời gian để quen.',
      'Hãy bắt đầu từ một chòm sao, rồi đi từ sao này sang sao khác.',
      'Ban đêm hãy dùng đèn đỏ để mắt vẫn quen với bóng tối.',
    ],
  },
  volcano: {
    facts: [
      'Sâu trong lòng đất, đá nóng đến mức chảy ra: ở đó nó là mắc-ma.',
      'Khi mắc-ma lên tới mặt đất, nó trở thành dung nham.',
      'Núi lửa tàn phá, nhưng tro của nó tạo nên những vùng đất rất màu mỡ.',
    ],
    tips: [
      'Hãy đọc các dấu hiệu: đất rung, hơi nước mới, hình dáng thay đổi.',
      'Chỉ ngắm núi lửa từ nơi các chuyên gia cho phép.',
      'Hãy cầm một viên đá bọt đã nguội: đó là đá đầy bong bóng.',
    ],
  },
  earth: {
    facts: [
      'Không khí, nước và đất gắn với nhau: chuyện xảy ra với một thứ sẽ đến với những thứ khác.',
      'Thứ gì được sửa hay dùng lại thì không phải làm mới.',
      'Thiên nhiên không có rác: thứ rụng xuống mùa thu nuôi mùa xuân.',
    ],
    tips: [
      'Hãy dùng đồ lâu hơn, sửa thứ hỏng và chia sẻ thứ để không.',
      'Hãy phân loại rác cẩn thận, nhưng trước hết hãy bớt rác.',
      'Hãy bắt đầu với một thói quen và giữ đến khi thấy bình thường.',
    ],
  },
}
