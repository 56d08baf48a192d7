import type { TopicLines } from '../knowledge.ts'
import type { DailyTopic } from '../topic.ts'

export const daily: Record<DailyTopic, TopicLines> = {
  coffee: {
    facts: [
      'Hạt cà phê là hạt của một loại quả trông giống quả anh đào.',
      'Xay càng mịn, nước càng lấy hương vị ra nhanh.',
      'Rang biến hạt xanh thành thứ thơm mùi sô cô la và hạt dẻ.',
    ],
    tips: [
      'Hãy xay hạt ngay trước khi pha, thô cỡ muối biển.',
      'Tráng giấy lọc bằng nước nóng để không còn vị giấy.',
      'Trước hết rót một ít nước rồi đợi: cà phê nở ra và thoát khí.',
      'Sau đó rót chậm theo vòng tròn, từ giữa ra ngoài.',
      'Nếu chua, hãy xay mịn hơn; nếu đắng, hãy xay thô hơn.',
    ],
  },
  tea: {
    facts: [
      'Trà xanh và trà đen đến từ cùng một loại cây, chỉ khác cách xử lý lá.',
      'Nước quá nóng làm trà xanh bị đắng.',
      'Trong vườn, ở nhà hay ở sân ga, trà là cái cớ để ngồi cùng nhau.',
    ],
    tips: [
      'Hãy làm nóng ấm trước, rồi mới cho lá vào.',
      'Với trà xanh, để nước nguội bớt; với trà đen, dùng nước sôi.',
      'Hãy cho lá chỗ để nở, và lấy ra đúng lúc.',
    ],
  },
  bread: {
    facts: [
      'Bột mì, nước, muối và thời gian: bánh ngon chẳng cần gì nhiều hơn.',
      'Men ăn đường và thải ra khí, và khí ấy nâng khối bột lên.',
      'Vỏ bánh vàng nâu vì nhiệt biến đường và đạm thành hương vị mới.',
    ],
    tips: [
      'Hãy cân bột và nước, vì ước chừng là lúc bánh dễ hỏng.',
      'Nhào đến khi bột mịn và đàn hồi.',
      'Phủ khăn và để bột nghỉ đến khi nở rõ.',
      'Nướng thật nóng, với một ít hơi nước cho lớp vỏ.',
      'Hãy để bánh nguội trước khi cắt, dù khó đợi.',
    ],
  },
  cooking: {
    facts: [
      'Muối, chất béo, vị chua và lửa quyết định vị của hầu hết các món.',
      'Phần lớn điều ta gọi là vị thật ra là mùi.',
      'Thức ăn chỉ vàng nâu khi bề mặt khô và chảo nóng.',
      'Trong bếp, dao sắc an toàn hơn dao cùn.',
      'Muối nêm sớm thấm sâu; muối cuối cùng ở lại bề mặt.',
      'Thịt được nghỉ một lát sẽ giữ nước ngọt.',
    ],
    tips: [
      'Hãy đọc hết công thức trước khi bật bếp.',
      'Kiểm tra xem mọi thứ trong danh sách đã có đủ chưa.',
      'Chuẩn bị và cắt mọi thứ trước, rồi nấu thong thả.',
      'Làm nóng chảo cho kỹ và đừng bỏ quá nhiều vào.',
      'Nếm nhiều lần, và nêm từng chút một.',
      'Kết thúc bằng thứ gì đó tươi: rau thơm, chanh hay vài giọt dầu ngon.',
    ],
  },
  fruit: {
    facts: [
      'Trái cây là cách cây gửi hạt của mình đi xa.',
      'Màu sắc khác nhau trên đĩa là dưỡng chất khác nhau.',
      'Rau và trái cây ngon nhất khi đúng mùa.',
    ],
    tips: [
      'Hãy mua đồ đúng mùa, ít một và thường xuyên.',
      'Chỉ rửa ngay trước khi ăn, không rửa trước khi cất.',
      'Hãy để bát trái cây ở nơi dễ thấy: thấy thì sẽ ăn.',
    ],
  },
  chocolate: {
    facts: [
      'Sô cô la bắt đầu từ những hạt đắng của cây ca cao.',
      'Hạt được ủ lên men, phơi khô và rang rồi mới có vị sô cô la.',
      'Sô cô la tan trong miệng vì bơ ca cao mềm ra ở thân nhiệt.',
    ],
    tips: [
      'Hãy đun chảy sô cô la từ từ trên nước ấm, đừng bao giờ để lửa lớn.',
      'Đừng để một giọt nước nào rơi vào.',
      'Hãy để một miếng nhỏ tan trên lưỡi thay vì nhai.',
    ],
  },
  sleep: {
    facts: [
      'Khi ta ngủ, não sắp xếp lại một ngày và củng cố điều đã học.',
      'Cơ thể dùng giấc ngủ để tự hồi phục, lặng lẽ và không cần ai nhắc.',
      'Ánh sáng và bóng tối báo cho đồng hồ bên trong khi nào nên nghỉ.',
    ],
    tips: [
      'Hãy đi ngủ vào khoảng cùng một giờ, kể cả cuối tuần.',
      'Buổi tối hãy giảm ánh đèn và cất màn hình đi.',
      'Hãy giữ phòng ngủ tối, yên và hơi mát.',
    ],
  },
  walking: {
    facts: [
      'Đi bộ làm các cơ lớn, trái tim và dòng máu vận động mà không quá sức.',
      'Ánh sáng buổi sáng giúp đồng hồ bên trong, nên buổi tối dễ ngủ hơn.',
      'Suy nghĩ nhẹ đi khi bàn chân tìm được nhịp.',
    ],
    tips: [
      'Hãy để sẵn đôi giày bên cửa từ tối hôm trước.',
      'Cất điện thoại vào túi và ngước nhìn lên trong vài phút đầu.',
      'Bắt đầu bằng một vòng ngắn, rồi để nó tự dài ra.',
      'Chọn cùng một giờ mỗi ngày, đến khi đi bộ thành thói quen.',
    ],
  },
  exercise: {
    facts: [
      'Cơ bắp mạnh lên trong lúc nghỉ sau khi gắng sức.',
      'Vận động đều đặn tốt cho tim, tâm trạng và giấc ngủ.',
      'Những nỗ lực nhỏ lặp lại làm được nhiều hơn một ngày gắng sức.',
      'Sức mạnh mất đi khi không dùng, và trở lại khi tập đều.',
      'Thay đổi bài tập đỡ mỏi khớp và đỡ chán.',
      'Đau cơ sau bài mới là bình thường; đau nhói là lúc phải dừng.',
    ],
    tips: [
      'Hãy chọn hai hoặc ba động tác mình làm đúng.',
      'Hãy khởi động vài phút, đến khi thở dễ và các khớp thả lỏng.',
      'Hãy bắt đầu nhẹ hơn bạn nghĩ, và tập cho đúng.',
      'Thở ra ở phần khó, và đừng bao giờ nín thở.',
      'Nghỉ đủ, uống nước, và trở lại vào ngày đã hẹn.',
      'Ghi lại những gì đã tập để thấy tiến bộ.',
    ],
  },
  heart: {
    facts: [
      'Trái tim đập ngày đêm mà không cần ai ra lệnh.',
      'Ăn uống, vận động, nghỉ ngơi và bạn bè đều là một phần của sức khỏe.',
      'Cơ thể báo hiệu từ sớm, và lắng nghe là điều đáng làm.',
    ],
    tips: [
      'Hãy vận động một ít mỗi ngày, thay vì thật nhiều mà hiếm khi.',
      'Hãy dành nửa đĩa cho rau.',
      'Hãy hỏi bác sĩ khi thấy không ổn, và hỏi sớm.',
    ],
  },
  brain: {
    facts: [
      'Não học bằng cách tạo kết nối, và mỗi lần lặp lại làm kết nối mạnh hơn.',
      'Cố nhớ lại là cách luyện tốt hơn đọc thêm một lần.',
      'Điều mới ở lại khi nó gắn với điều ta đã biết.',
    ],
    tips: [
      'Hãy học từng buổi ngắn, có nghỉ thật sự ở giữa.',
      'Gập sách lại và nói bằng lời của mình.',
      'Hãy giải thích cho người khác: chỗ hổng sẽ hiện ra ngay.',
      'Quay lại vào hôm sau, và một lần nữa sau một tuần.',
    ],
  },
  calm: {
    facts: [
      'Một hơi thở ra thật dài nói với cơ thể rằng nó đang an toàn.',
      'Tâm trí vốn hay đi lang thang; nhận ra điều đó đã là luyện tập.',
      'Nghỉ ngơi không trái với công việc: nó là một phần của công việc.',
    ],
    tips: [
      'Hãy ngồi thoải mái, hai bàn chân chạm sàn.',
      'Hít vào bằng mũi, và thở ra chậm hơn lúc hít vào.',
      'Khi ý nghĩ đến, hãy để chúng đi qua như xe trên phố.',
      'Ở yên vài phút, rồi đứng dậy không vội vàng.',
    ],
  },
  home: {
    facts: [
      'Đồ vật không có chỗ sẽ nằm ở khắp nơi.',
      'Căn phòng gọn gàng cho mắt nghỉ ngơi, và tâm trí cũng theo.',
      'Thứ trong tầm tay thì được dùng; thứ bị giấu đi thì bị quên.',
    ],
    tips: [
      'Hãy chọn một ngăn kéo, không phải cả ngôi nhà.',
      'Lấy hết ra, và chỉ giữ thứ mình dùng hoặc yêu thích.',
      'Cho mỗi món đồ một chỗ cố định, gần nơi cần đến nó.',
      'Mỗi tối hãy trả mười món đồ về chỗ cũ.',
    ],
  },
  family: {
    facts: [
      'Những câu chuyện kể bên bàn ăn trở thành ký ức của gia đình.',
      'Thời gian bên nhau quý hơn mọi thứ mua được.',
      'Trẻ em học từ điều ta làm nhiều hơn từ điều ta nói.',
    ],
    tips: [
      'Hãy hỏi một câu thật lòng, rồi chỉ lắng nghe.',
      'Hãy giữ một thói quen nhỏ, cùng một giờ, mỗi tuần.',
      'Hãy ghi lại lời ông bà kể, trước khi chúng mất đi.',
    ],
  },
}
