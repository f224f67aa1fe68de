import type { TalkBank } from '../format.ts'

/** Two children of one household: {S} and {A}, either of them the older. */
export const siblingTalk: TalkBank[] = [
  {
    pair: 'siblings',
    topic: 'begin',
    lines: {
      both: [
        '“I thought of it first,” said {S}. “I said it first,” said {A}.',
        '“You go in front,” said {S}. “Why?” said {A}. “Because then I can see,” said {S}.',
        '“Who’s in charge?” said {A}. “Whoever asks isn’t,” said {S}.',
        '{S} and {A} did stone, paper, scissors for it, seven times, until it came out right.',
        '“Ready?” said {S}. “I was ready before you were born,” said {A}, and that was not even true.',
        '“I’ll do the hard bits,” said {A}, “and you do the bits.” {S} had to think about that.',
        '“Do you promise?” said {S}. {A} promised, and {S} looked behind {A} for the fingers.',
        '“Let me,” said {A}. “You always let you,” said {S}.',
        '“We need a plan,” said {S}. “I have one,” said {A}. “It’s to start.”',
        '{S} whispered it into the ear of {A}, and it tickled, and had to be whispered again.'
      ]
    }
  },
  {
    pair: 'siblings',
    topic: 'differ',
    lines: {
      both: [
        '“It isn’t,” said {S}. “It is,” said {A}. They looked at each other with great interest.',
        '“You’re doing it wrong,” said {S}. “I’m doing it my way,” said {A}. “That’s what I said,” said {S}.',
        '“That’s mine,” said {A}. “It was,” said {S}. “It has been lent.” “For how long?” “For ever.”',
        '{S} drew a line down the middle. {A} put one toe over it, and looked at the ceiling.',
        '“You said five minutes,” said {S}. “I didn’t say which five,” said {A}.',
        '“Mine is bigger,” said {S}. “Mine is further away,” said {A}.',
        '“I’m telling,” said {S}. “I’ve told already,” said {A}, “and nobody was in.”',
        '“We don’t have to agree,” said {A}. “Yes, we do,” said {S}.',
        '{S} said no, and {A} said no as well. Then they could not remember who had wanted what.',
        '“You only think so because I said it,” said {S}. “And you said it so that I would,” said {A}.'
      ]
    }
  },
  {
    pair: 'siblings',
    topic: 'boast',
    lines: {
      both: [
        '“I can do that with one hand,” said {A}. {S} handed it over. “With which one?” said {A}, after a while.',
        '“I’ve been awake later than anybody,” said {S}. “When?” said {A}. “You were asleep,” said {S}.',
        '“I could carry all of it,” said {A}, and carried the lid. {S} carried the rest.',
        '“I know everything about it,” said {S}. “Then what’s that?” said {A}. “That’s the bit I don’t know,” said {S}.',
        '“I’m nearly as tall as you,” said {A}. “Nearly,” said {S}, and stood up.',
        '“I wasn’t frightened,” said {S}. “You held on to my ear,” said {A}. “It was in the way,” said {S}.',
        '“Watch this,” said {A}. {S} watched. It did not happen. “It was faster than you can see,” said {A}.',
        '“Mine goes higher,” said {S}. {A} made a small hole in the air with one finger, to show where.',
        '“I invented that,” said {A}. {S} had invented it on Sunday, and said so.',
        '“In my sleep I could do that,” said {S}. “You do,” said {A}. “I’ve heard you.”'
      ]
    }
  },
  {
    pair: 'siblings',
    topic: 'ask',
    lines: {
      both: [
        '“Why do you get to?” said {A}. “Because I know when to stop,” said {S}, and did not.',
        '“What would you do if I wasn’t here?” said {S}. {A} thought. “The same,” said {A}, “but it would be boring.”',
        '“Does it hurt when you think?” said {A}. “Not if you’re quick,” said {S}.',
        '“How many is a lot?” said {A}. “More than you have had,” said {S}.',
        '“Can you keep a secret?” said {S}. “How big is it?” said {A}.',
        '“Are you still cross?” said {A}. “Who with?” said {S}, who had forgotten.',
        '“Would you swap with me?” said {A}. “For one day,” said {S}, “and not a Monday.”',
        '“What are you looking at?” said {S}. “Nothing,” said {A}. “Then move up,” said {S}, “I want to see it too.”',
        '“Which is the left one?” said {A}. “The one I’m not pointing at,” said {S}.',
        '“Do you think it’ll work?” said {S}. “No,” said {A}. “But I like watching.”'
      ]
    }
  },
  {
    pair: 'siblings',
    topic: 'tease',
    lines: {
      both: [
        '“You have jam on your ear,” said {S}. “I’m saving it,” said {A}.',
        '“I was here first,” said {S}. “I was here first yesterday,” said {A}, and that had to be counted out.',
        '“Your socks don’t match,” said {S}. “They do,” said {A}. “There’s another pair just like it.”',
        '“Say please,” said {S}. “Please,” said {A}. “Say pretty please.” “Pretty,” said {A}, and took it.',
        '{A} copied everything that {S} said. “I’m a very small potato,” said {S} at last. There was a silence.',
        '“You breathe too loudly,” said {S}. {A} held it for a moment. “That was boring,” said {A}.',
        '“I can hear you thinking,” said {A}. “Then stop listening,” said {S}, and laughed first.',
        '“Budge up,” said {S}. {A} budged, by about the width of a biscuit.',
        '“There’s something behind you,” said {S}. {A} looked. “It was your bottom,” said {S}.',
        '{S} made the face. {A} had seen it a hundred times, and it still worked.',
        '“You walk like a duck,” said {A}. “Ducks get where they’re going,” said {S}.',
        '“I know something that you don’t know,” said {A}. {S} waited. {A} could not hold it for longer than a hiccup.'
      ]
    }
  },
  {
    pair: 'siblings',
    topic: 'wait',
    lines: {
      both: [
        '“Is it my turn yet?” said {A}. “It’s nobody’s turn,” said {S}. “It’s the kettle’s.”',
        '“It didn’t work,” said {S}. “It nearly did,” said {A}. “It nearly did yesterday,” said {S}, and they both looked at it.',
        'They waited. {A} put a foot on the foot of {S}, and {S} let it be, for company.',
        '“How long is a minute?” said {A}. {S} showed how long with both arms.',
        '“Do something,” said {A}. “I’m doing it,” said {S}. “It’s only slow.”',
        '{S} hummed, and {A} hummed something else, and it nearly fitted.',
        '“We could give up,” said {S}. “You go first,” said {A}. Neither of them went.',
        '“You pulled too soon,” said {A}. “You let go too late,” said {S}. It may have been both.',
        '“I’m bored,” said {A}. “Then be bored over here,” said {S}. “I need somebody to lean on.”',
        '{S} and {A} sat down back to back, and that is nearly a chair.'
      ]
    }
  },
  {
    pair: 'siblings',
    topic: 'near',
    lines: {
      both: [
        '{S} had half a biscuit left. {A} looked at it only a little. “Here,” said {S}.',
        '“I wasn’t really cross,” said {S}. “I know,” said {A}. “You were only loud.”',
        '{A} leaned on {S}, and {S} pretended not to notice, so that it would go on.',
        '“You can have the blue one,” said {S}. {A} knew what the blue one was worth, and took it carefully.',
        '“That was good, what you did,” said {A} very fast. “What?” said {S}. “Nothing,” said {A}.',
        'There was one blanket, and {S} and {A} were both under it, feet against feet.',
        '“Don’t tell anybody,” said {S}, “but I was glad that you were there.” {A} told nobody, and grew by an inch.',
        '{A} had cold hands, as always. {S} held them, and complained about it.',
        '“We were quite good at that,” said {S}. “We are,” said {A}.',
        '{S} tied the shoe of {A} without being asked. It was a double knot.'
      ]
    }
  },
  {
    pair: 'siblings',
    topic: 'sleepy',
    lines: {
      both: [
        '“Move over,” said {S}. “I have moved over,” said {A}, and moved over once more.',
        '“I’m awake,” said {A}. “Me too,” said {S}, but more slowly.',
        '“Tomorrow we do it again,” said {S}. “The same again,” said {A}, “only better.”',
        '{S} knocked three times for good night. From {A} came three, and then two.',
        '“You’re on my arm,” said {A}, without opening an eye. {S} took up a little less of the bed.',
        '{A} wanted to say one more thing to {S}, and it turned into a yawn halfway.',
        '“Are your feet still there,” murmured {S}. They were, and they were the feet of {A}, and they were warm now.',
        '“I’ll be last,” said {S}. “I’ll be after last,” said {A}, and shut both eyes to begin.',
        '{S} and {A} breathed in turns, and then both at once.',
        '{S} asked {A} what tomorrow was called. “Tomorrow,” said {A}.',
        '“I can hear you thinking,” said {S}. {A} thought more quietly.',
        '“My pillow’s warm on this side,” said {A}. “Turn it,” said {S}, and both of them did.',
        '{A} yawned so that {S} had to yawn too, and then it came back.',
        '“Good night, nose,” said {S}. {A} said it to both ears and all the toes.',
        'Somebody giggled. It was {A}, and then it was {S}, and then nobody knew why.',
        '“I can’t feel my legs,” said {S}. “They’re in bed already,” said {A}.',
        '{S} counted the breaths of {A}, and lost count at seven.',
        '“Don’t say anything,” said {A}. “I didn’t,” said {S}. “There,” said {A}.',
        'Between {S} and {A} there was only one yawn, and they shared it.',
        '“You’re nearly off,” said {S}. “So are you,” said {A}, and neither could prove it.',
        '{A} stuck out one foot to cool it. {S} did the same, on the other side.',
        '“I’ve got the long blanket,” said {S}. “I’ve got the thick one,” said {A}. Nobody was cold.',
        'Under the blanket {S} told {A} something about socks, and that was the end of the news.',
        '{A} whispered the name of {S}, only to hear whether it still worked. “Yes,” said {S}.',
        '“One more joke,” said {S}. {A} laughed before it, which was quicker.',
        'At the end {S} let {A} have the last word, and it was “mm”.',
        '“Is it morning yet,” said {A}. “Not for ages,” said {S}, and that was good to hear.',
        '{S} lent {A} the second-best cushion until breakfast.',
        '“If I wake up first I’ll wait for you,” said {A}. {S} would do the same.',
        'The eyes of {A} were shut already, but the mouth of {S} was not quite done.',
        '“Wave,” said {S} in the dark. {A} waved, and could not be seen, and it counted.',
        '“We’re being very quiet,” whispered {S}. “I’m being quieter,” whispered {A}.',
        'Each said a word that was soft. “Moss,” said {S}. “Bun,” said {A}.',
        '{S} pulled up one blanket and {A} the other, at the same moment.',
        'There was still a bit of day in {S}, and {A} listened until it was used up.',
        '“You snore,” said {A}. “You listen,” said {S}, and both were content.',
        '“Keep a bit of your dream for me,” said {S}. {A} promised half.',
        '{A} lay on the left ear and {S} on the right, so as to see each other.',
        '“We forgot to be tired,” said {S}. {A} remembered it at once.',
        'Slower and slower went the words of {A}, and {S} did not need the rest of them.',
        '“There’s a light under the door,” said {S}. “That’s only the hall,” said {A}, and they let it be.'
      ]
    }
  }
]
